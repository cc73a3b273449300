import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { NOT_FOUND } from "../content-check/reading/site-pages";

/**
 * Makes a page from every file in `content/pages`, `content/audiences` and `content/legal`, except the 404 page, which is
 * `src/pages/404.tsx`.
 */
export const createPages: GatsbyNode["createPages"] = async (gatsby) => {
  const { actions, reporter } = gatsby;
  const result = await gatsby.graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
    query CreatePages {
      allPageContent {
        nodes {
          id
          path
          sections {
            __typename
          }
        }
      }
      allMdx {
        nodes {
          id
          internal {
            contentFilePath
          }
          frontmatter {
            path
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(`The pages could not be listed: ${JSON.stringify(result.errors)}`);
    return;
  }
  result.data.allPageContent.nodes
    .filter(({ path }) => path !== NOT_FOUND)
    .forEach(({ id, path, sections }) => {
      const showsFaq = sections.some(({ __typename }) => __typename === "FaqSection");
      actions.createPage({ path, component: resolve("src/templates/page.tsx"), context: { id, showsFaq } });
    });
  result.data.allMdx.nodes.forEach(({ id, internal, frontmatter }) => {
    actions.createPage({
      path: frontmatter.path,
      component: `${resolve("src/templates/legal.tsx")}?__contentFilePath=${internal.contentFilePath ?? ""}`,
      context: { id },
    });
  });
};
