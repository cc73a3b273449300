export { wrapPageElement, wrapRootElement } from "./src/layout/wrap";
export { shouldUpdateScroll } from "./src/layout/scroll";
export { replaceHydrateFunction } from "./src/layout/hydrate";
export { onClientEntry } from "./src/layout/on-client-entry";
export { disableCorePrefetching } from "./src/page-changes/prefetch";
export { onInitialClientRender, onRouteUpdate } from "./src/page-changes/start";
