export { wrapPageElement, wrapRootElement } from "./src/gatsby-hooks/wrap";
export { onRenderBody } from "./src/gatsby-hooks/static-head";
export { onPreRenderHTML } from "./src/gatsby-hooks/pre-render";
