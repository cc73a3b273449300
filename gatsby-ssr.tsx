export { onRenderBody, wrapPageElement, wrapRootElement } from "./src/layout/gatsby-ssr";
export { onPreRenderHTML } from "./src/services/analytics/inert-tags";
