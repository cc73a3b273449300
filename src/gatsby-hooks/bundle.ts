import type { GatsbyNode } from "gatsby";

/** Modules that nearly all sections need, as paths in `src/`. They are bundled with the app, not with each section's chunk. */
export const SHARED_BY_SECTIONS = ["content-parts/HeadedBand.tsx", "content-parts/SectionHeading.tsx", "components/Unbroken/Unbroken.tsx"];

/**
 * Bundles the modules that sections share with the app. Leaves out the code that Gatsby adds to every page for its `Script`, 3 kB; the site
 * does not use `Script`, and the linter forbids it.
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
