export { wrapPageElement, wrapRootElement } from "./src/layout/wrap";
export { shouldUpdateScroll } from "./src/layout/scroll";
export { replaceHydrateFunction } from "./src/layout/hydrate";
export { onClientEntry } from "./src/layout/on-client-entry";
