export { onPreRenderHTML, onRenderBody, wrapPageElement, wrapRootElement } from "./src/layout/render-body";
