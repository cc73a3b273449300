export { wrapPageElement, wrapRootElement } from "./src/gatsby-hooks/wrap";
export { shouldUpdateScroll } from "./src/page-lifecycle/scroll";
export { replaceHydrateFunction } from "./src/page-lifecycle/hydrate";
export { onClientEntry } from "./src/gatsby-hooks/on-client-entry";
export { disableCorePrefetching } from "./src/page-lifecycle/prefetch";
export { onInitialClientRender, onRouteUpdate } from "./src/gatsby-hooks/on-route-update";
