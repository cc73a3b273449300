export { onPreRenderHTML, onRenderBody, wrapPageElement } from "./src/layout/render-body";
export { wrapRootElement } from "./src/layout/wrap-page";
