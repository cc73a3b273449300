import type { GatsbyNode } from "gatsby";

/** What Gatsby adds to every page for its `Script`, which the site does not use (the linter forbids it): 2 kB. */
const NOT_USED = ["gatsby-script"];

/**
 * Browser parts of plugins that have done their work in the build, and Gatsby's service worker, which no plugin requests. The plugins'
 * parts import whole packages: bundled, they would add all of styled-components and of Gatsby's own components to every page.
 */
const DONE_AT_BUILD =
  /(?:gatsby-plugin-(?:styled-components|manifest)|[\\/]partytown)[\\/]gatsby-browser\.js$|\.cache[\\/]register-service-worker\.js$/u;

/** Code shared by nearly all sections is bundled with the app, not with each section's chunk. */
const SHARED_BY_SECTIONS = {
  name: "app",
  test: /[\\/](?:HeadedBand|SectionHeading|Unbroken)\.tsx$/u,
  enforce: true,
};

/** Excludes code that nothing on the site can reach, or that browsers already have. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, loaders }) => {
  if (stage !== "build-javascript") return;
  // Gatsby's types state only that it is a function.
  const nothing = loaders.null as () => { loader: string };
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(NOT_USED.map((name) => [name, false])) },
    optimization: { splitChunks: { cacheGroups: { sharedBySections: SHARED_BY_SECTIONS } } },
    module: { rules: [{ test: DONE_AT_BUILD, use: [nothing()] }] },
  });
};
