import type { GatsbyNode } from "gatsby";

/** What Gatsby puts into every page for its `Script`, which the site does not use (the linter says so): without it, 2 kB less. */
const NOT_USED = ["gatsby-script"];

/**
 * The browser's parts of plugins that do their work while the site is built, and have nothing left to do for this one; and Gatsby's service
 * worker, which no plugin asks for. The plugins' parts name whole packages: bundled, they would hold all of styled-components and of
 * Gatsby's own components in every page.
 */
const DONE_AT_BUILD =
  /gatsby-plugin-(?:styled-components|manifest)\/gatsby-browser\.js$|\/partytown\/gatsby-browser\.js$|\.cache\/register-service-worker\.js$/u;

/** What nearly every section stands in comes with the app, once, and not in the chunk of each. */
const SHARED_BY_SECTIONS = {
  name: "app",
  test: /\/content-parts\/(?:HeadedBand|SectionHeading)\.tsx$/u,
  enforce: true,
};

/** Leaves out of what browsers fetch the code that nothing on the site can reach, or that they have already. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, loaders }) => {
  if (stage !== "build-javascript") return;
  // Gatsby's types say no more of it than that it is a function.
  const nothing = loaders.null as () => { loader: string };
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(NOT_USED.map((name) => [name, false])) },
    optimization: { splitChunks: { cacheGroups: { sharedBySections: SHARED_BY_SECTIONS } } },
    module: { rules: [{ test: DONE_AT_BUILD, use: [nothing()] }] },
  });
};
