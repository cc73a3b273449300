export { onPreInit } from "./src/gatsby-hooks/on-pre-init";
export { onCreateDevServer } from "./src/gatsby-hooks/develop/watch-content";
export { createSchemaCustomization } from "./src/gatsby-hooks/define-schema";
export { createResolvers } from "./src/gatsby-hooks/upright-pictures";
export { onCreateWebpackConfig } from "./src/gatsby-hooks/bundle";
export { createPages, onCreatePage } from "./src/gatsby-hooks/create-pages";
export { onPostBuild } from "./src/node/after-build";
