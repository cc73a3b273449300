import type { GatsbyBrowser } from "gatsby";
import { endFirstPage } from "../layout/first-page";
import { improvePageChanges, onPageShown } from "./change-page";
import { loadSectionsWithPages } from "./load-sections";
import { prefetchOnIntent } from "./prefetch";

/** Changes of the page inside the site, from hydration on (ADR 24); before it every link is the browser's own. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  endFirstPage();
  loadSectionsWithPages(window.___loader);
  prefetchOnIntent(window.___loader);
  improvePageChanges(window.___loader);
};

/** A page is in the document. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = onPageShown;
