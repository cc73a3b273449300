export { onPluginInit } from "./src/build/picture-effort";
export { onPreInit } from "./src/build/on-pre-init";
export { onCreateDevServer } from "./src/build/watch-content";
export { createSchemaCustomization } from "./src/build/define-schema";
export { createResolvers } from "./src/build/upright-pictures";
export { createPages } from "./src/build/create-pages";
export { onPostBuild } from "./src/build/on-post-build";
