import type { GatsbyNode } from "gatsby";

/** What nearly all sections need, as paths in `src/`: it is bundled with the app, not with each section's chunk. */
export const SHARED_BY_SECTIONS = ["content-parts/HeadedBand.tsx", "content-parts/SectionHeading.tsx", "components/Unbroken/Unbroken.tsx"];

/**
 * Bundles what sections share with the app, and leaves out what Gatsby adds to every page for its `Script`, which the site does not use
 * (the linter forbids it): 3 kB.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const test = ({ resource = "" }: { resource?: string }): boolean =>
    SHARED_BY_SECTIONS.some((path) => resource.replaceAll("\\", "/").endsWith(`/src/${path}`));
  actions.setWebpackConfig({
    resolve: { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } },
    optimization: { splitChunks: { cacheGroups: { sharedBySections: { name: "app", test, enforce: true } } } },
  });
};
