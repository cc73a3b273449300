import type { GatsbyNode } from "gatsby";

/**
 * No source maps for visitors. Leaves out the code that Gatsby adds to every page for its `Script`, 3 kB; the site does not use `Script`,
 * and the linter forbids it.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    resolve: { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } },
  });
};
