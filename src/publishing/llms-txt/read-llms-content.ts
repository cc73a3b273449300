import type { CreatePagesArgs } from "gatsby";
import type { ListedPage, LlmsContent } from "./llms-txt";

const NOT_FOUND = "/404";
/** The links beside the copyright line, which have no heading. */
const LEGAL = "Legal";

type Metadata = Queries.LlmsTxtQuery["allMdx"]["nodes"][number]["frontmatter"]["metadata"];

const listed = (path: string, { title, metaDescription }: Metadata): ListedPage => ({
  path,
  title: title.en,
  description: metaDescription.en,
});

/** Reads the content of `llms.txt` from Gatsby's data. Throws if the query fails. */
export const readLlmsContent = async (gatsby: Pick<CreatePagesArgs, "graphql">): Promise<LlmsContent> => {
  const result = await gatsby.graphql<Queries.LlmsTxtQuery>(/* GraphQL */ `
    query LlmsTxt {
      siteSettings {
        product {
          name
        }
        host
        company {
          tagline
          statement
          email
          phone
          address
        }
      }
      navigation {
        footer {
          title
          links {
            href
          }
        }
        legal {
          href
        }
      }
      allPageContent {
        nodes {
          path
          metadata {
            title {
              en
            }
            metaDescription {
              en
            }
          }
        }
      }
      allMdx {
        nodes {
          frontmatter {
            path
            metadata {
              title {
                en
              }
              metaDescription {
                en
              }
            }
          }
        }
      }
    }
  `);
  if (!result.data?.siteSettings || !result.data.navigation) {
    throw new Error(`llms.txt could not be made: ${JSON.stringify(result.errors)}`);
  }
  const { siteSettings, navigation, allPageContent, allMdx } = result.data;
  const pages = [
    ...allPageContent.nodes.map(({ path, metadata }) => listed(path, metadata)),
    ...allMdx.nodes.map(({ frontmatter }) => listed(frontmatter.path, frontmatter.metadata)),
  ];
  return {
    product: siteSettings.product.name,
    host: siteSettings.host,
    ...siteSettings.company,
    groups: [...navigation.footer, { title: LEGAL, links: navigation.legal }],
    // Sorted by address, so that two builds write the same file.
    pages: pages.filter(({ path }) => path !== NOT_FOUND).sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
};
