export { onRenderBody, wrapPageElement, wrapRootElement } from "./src/gatsby-hooks/render-html";
