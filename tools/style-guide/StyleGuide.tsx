import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { Column } from "../../src/components/Band/Band";
import { FaqProvider } from "../../src/sections/Faq/faq-context";
import { from } from "../../src/theme/breakpoints";
import { chapters } from "./chapters";
import { Chapter } from "./page/Chapter";
import { Contents } from "./page/Contents";
import { Opening } from "./page/Opening";
import { sectionsChapter } from "./sections/sections-chapter";
import { SectionSpecimens } from "./sections/SectionSpecimens";
import { anchorOf } from "./specimen/entry";
import { type GuideContent, PagesProvider } from "./specimen/guide-content";
import { useShownStates } from "./specimen/use-shown-states";

const contents = [...chapters, sectionsChapter].map(({ anchor, title, entries }) => ({
  anchor,
  title,
  entries: entries.map((entry) => ({ anchor: anchorOf(anchor, entry.title), title: entry.title })),
}));

/** `/style-guide`: everything the site is made of, for those who build it (docs/decisions/0017). */
const StyleGuide = ({ data: { allPageContent, faqContent } }: PageProps<GuideContent>) => {
  useShownStates();
  return (
    <PagesProvider value={allPageContent.nodes}>
      <FaqProvider value={faqContent?.categories ?? []}>
        <Opening />
        <Book>
          <Contents chapters={contents} />
          <div>
            {chapters.map((chapter) => (
              <Chapter key={chapter.anchor} chapter={chapter} />
            ))}
          </div>
        </Book>
        <SectionSpecimens />
      </FaqProvider>
    </PagesProvider>
  );
};

export default StyleGuide;

export const Head = () => (
  <>
    <html lang="en" />
    <title>Style guide</title>
    <meta name="robots" content="noindex, nofollow" />
  </>
);

const Book = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block: var(--space-7) var(--section-space);

  ${from.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    padding-block-start: var(--space-8);
  }
`;

// Without a name, because Gatsby writes a type for each query that has one: the types would differ between the development server, which
// knows this page, and the build, which does not.
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
