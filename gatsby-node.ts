export { onPreInit } from "./src/node/before-build";
export { createSchemaCustomization } from "./src/node/schema";
export { onCreateWebpackConfig } from "./src/node/public-folder";
export { createPages, onCreatePage } from "./src/node/pages";
export { onPostBuild } from "./src/node/after-build";
