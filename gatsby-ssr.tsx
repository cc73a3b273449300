export { wrapPageElement, wrapRootElement } from "./src/layout/wrap";
export { onRenderBody } from "./src/layout/static-head";
export { onPreRenderHTML } from "./src/layout/pre-render";
