/** Before and after React takes the page over. */
export { onClientEntry, onInitialClientRender, replaceHydrateFunction } from "./src/browser/hydration";
/** Scroll to top. Pages are counted by gatsby-plugin-google-gtag, once `services/consent` has let it. */
export { onRouteUpdate, onRouteUpdateDelayed, shouldUpdateScroll } from "./src/browser/route-update";
/** The layout, and around it the providers: consent, bot check, toast. */
export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-page";
