import { graphql, type PageProps } from "gatsby";
import type { SectionTypes } from "../content-model/section";
import { AudienceLinks } from "../sections/AudienceLinks";
import { Benefits } from "../sections/Benefits/Benefits";
import { CallToAction } from "../sections/CallToAction";
import { Cards } from "../sections/Cards";
import { Hero } from "../sections/Hero/Hero";
import { RedactedListing } from "../sections/RedactedListing/RedactedListing";
import type { SectionComponents } from "../sections/section-props";
import { SectionList } from "../sections/SectionList";
import { Statement } from "../sections/Statement";
import { Steps } from "../sections/Steps";
import { Workflow } from "../sections/Workflow/Workflow";
import { PageHead } from "../seo/PageHead";

const components = {
  AudienceLinksSection: AudienceLinks,
  BenefitsSection: Benefits,
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  HeroSection: Hero,
  RedactedListingSection: RedactedListing,
  StatementSection: Statement,
  StepsSection: Steps,
  WorkflowSection: Workflow,
} satisfies SectionComponents<SectionTypes<"audience">>;

/** A page for one audience: a file in `content/audiences`. */
const AudienceTemplate = ({ data: { pageContent } }: PageProps<Queries.AudienceTemplateQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={components} />
);

export default AudienceTemplate;

export { PageHead as Head };

export const query = graphql`
  query AudienceTemplate($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SectionPage
    }
  }
`;
