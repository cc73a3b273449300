export { onClientEntry } from "./src/browser/on-client-entry";
export { replaceHydrateFunction } from "./src/browser/hydrate";
export { onInitialClientRender } from "./src/browser/take-over";
export { onRouteUpdate, onRouteUpdateDelayed, shouldUpdateScroll } from "./src/browser/page-change";
export { wrapPageElement, wrapRootElement } from "./src/layout/wrap";
