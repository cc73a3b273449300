import type { GatsbyNode } from "gatsby";

/** Gives each styled component the same class names in the HTML and in the browser. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPlugin({
    name: "babel-plugin-styled-components",
    options: {
      // Component names in class names help developers, but visitors would download them with every page.
      displayName: process.env.NODE_ENV === "development",
      // Drops components that a chunk does not use.
      pure: true,
    },
  });
};
