import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { Column } from "../../components/Band";
import { ContentLink } from "../../components/ContentLink";
import { FirstPaintMarker } from "../../components/FirstPaintMarker";
import { useLabels, useSite } from "../../components/site-context";
import { formatDay, phoneHref } from "../../components/text";
import { tokensOf, tokenValue } from "../../notation/tokens";
import { Contents, ContentsTitle, Facts, Head, Lead, Page, Text } from "./LegalText.styles";

interface LegalTextProps {
  document: Queries.LegalTextFragment;
  /** The compiled text. */
  children: ReactNode;
}

/** A token's value in a legal text; addresses become links. An unknown token stays as it is (the content check rejects it). */
const Token = ({ name }: { name: string }) => {
  const tokens = tokensOf(useSite());
  const addresses = new Map([
    ["email", `mailto:${tokens.email}`],
    ["phone", phoneHref(tokens.phone)],
  ]);
  const value = tokenValue(tokens, name) ?? `{${name}}`;
  return addresses.has(name) ? <a href={addresses.get(name)}>{value}</a> : <>{value}</>;
};

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
  const { items = [] } = (tableOfContents ?? {}) as TableOfContents;
  return (
    <article>
      <Head>
        <Column>
          <h1>{heading}</h1>
          <Lead>{lead}</Lead>
          <Facts>
            {labels.lastUpdated} <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </Facts>
        </Column>
        <FirstPaintMarker />
      </Head>
      <Page>
        <Contents data-fades aria-labelledby={contentsId}>
          <ContentsTitle id={contentsId}>{labels.contents}</ContentsTitle>
          <ol>
            {items.map(({ url, title }) => (
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

/** gatsby-plugin-mdx's table of contents, of the second-level headings; GraphQL knows it only as JSON. */
interface TableOfContents {
  items?: readonly { url: string; title: string }[];
}

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
