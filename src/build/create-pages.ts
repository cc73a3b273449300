import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";

const query = `#graphql
  query CreatePages {
    allPageContent { nodes { id path sections { __typename } } }
    allMdx { nodes { id internal { contentFilePath } frontmatter { path } } }
  }
`;

/** What the query gives. */
interface CreatePagesQuery {
  allPageContent: { nodes: { id: string; path: string; sections: { __typename: string }[] }[] };
  allMdx: { nodes: { id: string; internal: { contentFilePath: string }; frontmatter: { path: string } }[] };
}

const NOT_FOUND = "/404";

/** Makes a page of every file in `content/pages`, `content/audiences` and `content/legal`; `src/pages/404.tsx` shows the one for unknown paths. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }: CreatePagesArgs) => {
  const { data, errors } = await graphql<CreatePagesQuery>(query);
  if (!data) {
    reporter.panicOnBuild("The pages could not be listed.", errors as Error[]);
    return;
  }
  data.allPageContent.nodes
    .filter(({ path }) => path !== NOT_FOUND)
    .forEach(({ id, path, sections }) => {
      const showsFaq = sections.some(({ __typename }) => __typename === "FaqSection");
      actions.createPage({ path, component: resolve("src/templates/page.tsx"), context: { id, showsFaq } });
    });
  data.allMdx.nodes.forEach(({ id, internal, frontmatter }) => {
    actions.createPage({
      path: frontmatter.path,
      component: `${resolve("src/templates/legal.tsx")}?__contentFilePath=${internal.contentFilePath}`,
      context: { id },
    });
  });
};
