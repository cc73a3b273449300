import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { Column } from "../../components/Band/Band";
import { ContentLink } from "../../components/ContentLink";
import { formatDay } from "../../components/format-day";
import { OpeningEnd } from "../../components/OpeningEnd";
import { useLabels } from "../../components/site-context";
import { Contents, ContentsTitle, Facts, Head, Lead, Page, Text } from "./LegalText.styles";
import { contentsOf } from "./table-of-contents";
import { Token } from "./Token";

interface LegalTextProps {
  document: Queries.LegalTextFragment;
  /** The compiled text. */
  children: ReactNode;
}

/** The components for an MDX text. */
const elements = {
  Token,
  a: ({ href = "", children }: { href?: string; children?: ReactNode }) => <ContentLink href={href}>{children}</ContentLink>,
};

/** A legal text: its contents beside it, numbered clauses with anchors, a readable measure. */
export const LegalText = ({ document: { frontmatter, tableOfContents }, children }: LegalTextProps) => {
  const labels = useLabels();
  // The id must not be "contents", because a heading of the text may have it.
  const contentsId = useId();
  const { heading, lead, lastUpdated } = frontmatter;
  return (
    <article>
      <Head data-light="paper">
        <Column>
          <h1>{heading}</h1>
          <Lead>{lead}</Lead>
          <Facts>
            {labels.lastUpdated} <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </Facts>
        </Column>
        <OpeningEnd />
      </Head>
      <Page>
        <Contents data-fades aria-labelledby={contentsId}>
          <ContentsTitle id={contentsId}>{labels.contents}</ContentsTitle>
          <ol>
            {contentsOf(tableOfContents).map(({ url, title }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Text>
          <MDXProvider components={elements}>{children}</MDXProvider>
        </Text>
      </Page>
    </article>
  );
};

export const legalTextFragment = graphql`
  fragment LegalText on Mdx {
    tableOfContents(maxDepth: 2)
    frontmatter {
      heading
      lead
      lastUpdated
    }
  }
`;
