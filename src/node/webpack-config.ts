import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/** What Gatsby and plugins would add to every page, although nothing in the site uses it: 5 kB. */
const UNUSED = {
  // Gatsby's `Script`, which the linter forbids.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // Sets an option for vendor prefixes that styled-components no longer has, and requires the whole of styled-components for it.
  [resolve("node_modules/gatsby-plugin-styled-components/gatsby-browser.js")]: false,
} as const;

/** Modules of ours that nothing uses may go, the global style for one: importing them has no effect of its own. */
const OURS = { include: resolve("src"), sideEffects: false };

/** Leaves out of the bundles what nothing uses, and source maps, which visitors would be offered. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, resolve: { alias: UNUSED }, module: { rules: [OURS] } });
};
