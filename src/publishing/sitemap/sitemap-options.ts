import { type ContentHistory, contentHistory, lastChange } from "../content-history/content-history";

/** A page of the site, and the content files behind its words. */
export interface SourcedPage {
  path: string;
  files: readonly string[];
}

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allPageContent {
      nodes {
        path
        parent {
          ... on File {
            relativePath
          }
        }
        sections {
          __typename
          ... on WorkflowSection {
            workflow {
              slug
            }
          }
        }
      }
    }
    allMdx {
      nodes {
        frontmatter {
          path
        }
        parent {
          ... on File {
            relativePath
          }
        }
      }
    }
  }
`;

type Parent = { readonly relativePath: string } | object | null;
type Section = Queries.SitemapQuery["allPageContent"]["nodes"][number]["sections"][number];

const ownFile = (parent: Parent): string[] => (parent && "relativePath" in parent ? [parent.relativePath] : []);

/** The file that a section shows in addition to the page's own words. */
const sectionFiles = (section: Section): string[] => {
  if (section.__typename === "FaqSection") return ["faq.yaml"];
  return section.__typename === "WorkflowSection" && section.workflow ? [`workflows/${section.workflow.slug}.yaml`] : [];
};

/** Every page with its sources. Changes to shared content (brand, menus, figures) do not count as a page's own. */
export const sourcedPages = ({ allPageContent, allMdx }: Pick<Queries.SitemapQuery, "allPageContent" | "allMdx">): SourcedPage[] => [
  ...allPageContent.nodes.map(({ path, parent, sections }) => ({ path, files: [...ownFile(parent), ...sections.flatMap(sectionFiles)] })),
  ...allMdx.nodes.map(({ frontmatter, parent }) => ({ path: frontmatter.path, files: ownFile(parent) })),
];

/** A page's sitemap entry: its address and, if git can tell, when its words last changed. Frequency and weight would be guesses. */
export const sitemapEntry = ({ path, files }: SourcedPage, history: ContentHistory): { url: string; lastmod?: string } => {
  const lastmod = files.length > 0 ? lastChange(history, files) : undefined;
  return { url: path, ...(lastmod !== undefined && { lastmod }) };
};

/** Options of gatsby-plugin-sitemap; it omits the 404 page automatically. */
export const sitemapOptions = () => {
  const history = contentHistory();
  return {
    output: "/",
    query,
    resolvePages: sourcedPages,
    serialize: (page: SourcedPage) => sitemapEntry(page, history),
  };
};
