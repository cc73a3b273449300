export { wrapPageElement, wrapRootElement } from "./src/layout/wrap";
export { onRenderBody } from "./src/layout/static-head";
