export { onRenderBody, wrapPageElement, wrapRootElement } from "./src/gatsby-hooks/render-html";
export { onPreRenderHTML } from "./src/services/analytics/inert-tags";
