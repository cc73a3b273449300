import { graphql, type PageProps } from "gatsby";
import { Column } from "../../src/components/Band/Band";
import { FaqProvider } from "../../src/sections/Faq/faq-context";
import type { GuideContent } from "./guide-content";
import { Sections } from "./Sections";

/** `/style-guide`: every type of section in each of its variants, for developers (ADR 17). */
const StyleGuide = ({ data: { allPageContent, faqContent } }: PageProps<GuideContent>) => (
  <FaqProvider value={faqContent?.categories ?? []}>
    <Column>
      <h1>Style guide</h1>
    </Column>
    <Sections pages={allPageContent.nodes} />
  </FaqProvider>
);

export default StyleGuide;

export const Head = () => (
  <>
    <html lang="en" />
    <title>Style guide</title>
    <meta name="robots" content="noindex, nofollow" />
  </>
);

// Unnamed: Gatsby generates a type for each named query, so the types would differ between the development server, which has this page,
// and the build, which does not.
export const query = graphql`
  query {
    allPageContent(sort: { path: ASC }) {
      nodes {
        path
        label
        sections {
          ...Section
        }
      }
    }
    faqContent {
      ...FaqCategories
    }
  }
`;
