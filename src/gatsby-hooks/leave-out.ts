import type { GatsbyNode } from "gatsby";

/** What Gatsby adds to every page for its `Script`, which the site does not use (the linter forbids it): 3 kB. */
const NOT_USED = ["gatsby-script", "@builder.io/partytown/integration"];

/** Code shared by nearly all sections is bundled with the app, not with each section's chunk. */
const SHARED_BY_SECTIONS = {
  name: "app",
  test: /[\\/](?:HeadedBand|SectionHeading|Unbroken)\.tsx$/u,
  enforce: true,
};

/** Excludes code that nothing on the site can reach, or that browsers already have. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(NOT_USED.map((name) => [name, false])) },
    optimization: { splitChunks: { cacheGroups: { sharedBySections: SHARED_BY_SECTIONS } } },
  });
};
