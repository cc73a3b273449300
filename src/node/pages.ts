import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { NOT_FOUND } from "../content-model/page";
import { settledContent } from "./settled-content";

const isDevelop = process.env.NODE_ENV === "development";

/** The templates of the two pages that alone show a section with a library of its own: the press strip and the form. */
const TEMPLATES: Readonly<Record<string, string>> = { "/": "home", "/contact": "contact" };

/**
 * Makes a page from every file in `content/pages`, `content/audiences` and `content/legal`, except the 404 page, which is
 * `src/pages/404.tsx`.
 */
export const createPages: GatsbyNode["createPages"] = async (gatsby) => {
  const { actions, reporter } = gatsby;
  const state = isDevelop ? { content: await settledContent(gatsby) } : {};
  const result = await gatsby.graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
    query CreatePages {
      allPageContent {
        nodes {
          __typename
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
    .forEach(({ __typename, id, path, sections }) => {
      const template = TEMPLATES[path] ?? (__typename === "Audience" ? "audience" : "page");
      const showsFaq = sections.some((section) => section.__typename === "FaqSection");
      actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context: { id, showsFaq, ...state } });
    });
  result.data.allMdx.nodes.forEach(({ id, internal, frontmatter }) => {
    actions.createPage({
      path: frontmatter.path,
      component: `${resolve("src/templates/legal.tsx")}?__contentFilePath=${internal.contentFilePath ?? ""}`,
      context: { id, ...state },
    });
  });
};

/**
 * Shows the 404 page at every unknown path, which otherwise Gatsby would first ask the server for, twice, and log both failures in the
 * visitor's console. The development server has a page for them, and would compile its scripts anew for every new page.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (isDevelop || page.path !== NOT_FOUND || page.matchPath !== undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
};
