import { graphql, type PageProps } from "gatsby";
import { PageLabelProvider } from "../components/site-context";
import type { SectionTypes } from "../content-model/section";
import { AudienceLinks } from "../sections/AudienceLinks";
import { Benefits } from "../sections/Benefits/Benefits";
import { CallToAction } from "../sections/CallToAction";
import { Cards } from "../sections/Cards";
import { Faq } from "../sections/Faq/Faq";
import { FaqProvider } from "../sections/Faq/faq-context";
import { FeeComparison } from "../sections/FeeComparison/FeeComparison";
import { Hero } from "../sections/Hero/Hero";
import { Leadership } from "../sections/Leadership/Leadership";
import { News } from "../sections/News";
import { Partners } from "../sections/Partners";
import { PriceStrip } from "../sections/PriceStrip";
import { PricingTable } from "../sections/PricingTable/PricingTable";
import type { SectionComponents } from "../sections/section-props";
import { SectionList } from "../sections/SectionList";
import { Statement } from "../sections/Statement";
import { Steps } from "../sections/Steps";
import { PageHead } from "../seo/PageHead";

const components = {
  AudienceLinksSection: AudienceLinks,
  BenefitsSection: Benefits,
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  FaqSection: Faq,
  FeeComparisonSection: FeeComparison,
  HeroSection: Hero,
  LeadershipSection: Leadership,
  NewsSection: News,
  PartnersSection: Partners,
  PriceStripSection: PriceStrip,
  PricingTableSection: PricingTable,
  StatementSection: Statement,
  StepsSection: Steps,
} satisfies SectionComponents<SectionTypes<"page">>;

/** Every other page of sections: a file in `content/pages`. */
const PageTemplate = ({ data: { pageContent, faqContent } }: PageProps<Queries.PageTemplateQuery>) => (
  <PageLabelProvider value={pageContent?.label ?? ""}>
    <FaqProvider value={faqContent?.categories ?? []}>
      <SectionList sections={pageContent?.sections ?? []} components={components} />
    </FaqProvider>
  </PageLabelProvider>
);

export default PageTemplate;

export { PageHead as Head };

export const query = graphql`
  query PageTemplate($id: String!, $showsFaq: Boolean!) {
    pageContent(id: { eq: $id }) {
      ...SectionPage
    }
    faqContent @include(if: $showsFaq) {
      ...FaqCategories
    }
    siteSettings {
      ...PageMetadataSite
    }
  }
`;
