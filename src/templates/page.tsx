import { graphql, type PageProps } from "gatsby";
import type { SectionTypes } from "../content-model/section";
import { AudienceLinks } from "../sections/AudienceLinks";
import { Benefits } from "../sections/Benefits/Benefits";
import { CallToAction } from "../sections/CallToAction";
import { Cards } from "../sections/Cards";
import { Faq } from "../sections/Faq/Faq";
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
const PageTemplate = ({ data: { pageContent } }: PageProps<Queries.PageTemplateQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={components} />
);

export default PageTemplate;

export { PageHead as Head };

export const query = graphql`
  query PageTemplate($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SectionPage
    }
  }
`;
