import type { GatsbyNode } from "gatsby";

/** Code shared by nearly all sections is bundled with the app, not with each section's chunk. */
const SHARED_BY_SECTIONS = {
  name: "app",
  test: /[\\/](?:HeadedBand|SectionHeading|Unbroken)\.tsx$/u,
  enforce: true,
};

/** Leaves out what Gatsby adds to every page for its `Script`, which the site does not use (the linter forbids it): 3 kB. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } },
    optimization: { splitChunks: { cacheGroups: { sharedBySections: SHARED_BY_SECTIONS } } },
  });
};
