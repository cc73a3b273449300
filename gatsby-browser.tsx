export { wrapPageElement, wrapRootElement } from "./src/layout/wrap";
export { shouldUpdateScroll } from "./src/layout/scroll";
