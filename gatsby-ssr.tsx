export { onRenderBody, wrapPageElement, wrapRootElement } from "./src/layout/render-html";
export { onPreRenderHTML } from "./src/services/analytics/inert-tags";
