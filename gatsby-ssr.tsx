export { onRenderBody, wrapPageElement, wrapRootElement } from "./src/layout/render-body";
export { onPreRenderHTML } from "./src/services/consent/inert-tags";
