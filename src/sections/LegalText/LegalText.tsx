import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { Column } from "../../components/Band";
import { ContentLink } from "../../components/ContentLink";
import { FirstPaintMarker } from "../../components/FirstPaintMarker";
import { useLabels, useSite } from "../../components/site-context";
import { formatDay, phoneHref } from "../../components/text";
import type { TokenName } from "../../content-model/tokens";
import { Contents, ContentsTitle, Facts, Head, Lead, Page, Text } from "./LegalText.styles";

interface LegalTextProps {
  document: Queries.LegalTextFragment;
  /** The compiled text. */
  children: ReactNode;
}

/** A token's value in a legal text; addresses become links. An unknown token stays as it is (the content check rejects it). */
const Token = ({ name }: { name: string }) => {
  const { product, host, company } = useSite();
  const values: Readonly<Record<TokenName, ReactNode>> = {
    product: product.name,
    suite: product.suite,
    company: company.legalName,
    seat: company.seat,
    registration: company.registrationNumber,
    address: company.address.join(", "),
    host,
    name: company.leaderName,
    email: <a href={`mailto:${company.email}`}>{company.email}</a>,
    // Keep the number on one line, as in other copy.
    phone: <a href={phoneHref(company.phone)}>{company.phone.replace(/ /gu, "\u00A0")}</a>,
  };
  return Object.hasOwn(values, name) ? values[name as TokenName] : `{${name}}`;
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

/** An entry of a legal text's contents: the address of a clause and its heading. */
interface ContentsEntry {
  url: string;
  title: string;
}

const isEntry = (value: unknown): value is ContentsEntry =>
  typeof value === "object" && value !== null && "url" in value && typeof value.url === "string" && "title" in value;

/**
 * The second-level headings in gatsby-plugin-mdx's table of contents, which is untyped JSON in GraphQL. Throws if its form is unexpected.
 */
const contentsOf = (tableOfContents: Record<string, unknown> | null): ContentsEntry[] => {
  if (!tableOfContents || Object.keys(tableOfContents).length === 0) return [];
  const { items } = tableOfContents;
  if (!Array.isArray(items) || !items.every(isEntry))
    throw new Error("gatsby-plugin-mdx gives a text's table of contents in an unexpected form.");
  return items;
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
