import { changePages } from "./change-page";
import { closeLayersOnFollow } from "./close-layers";
import type { PageLoader } from "./load-page";
import { pageState } from "./page-state";
import { prefetchOnIntent } from "./prefetch";

/** Handles page changes within the site after hydration; until then, the browser follows every link. */
export const startPageChanges = (loader: PageLoader): void => {
  pageState.isFirst = false;
  // From now on, the next page fades in (`frame/Main.styles.ts`). This also overwrites "failed", which the starter (`inline/starter.js`)
  // may have set for another script's rejected promise: everything works.
  document.documentElement.dataset.scripts = "started";
  prefetchOnIntent(loader);
  closeLayersOnFollow();
  changePages(loader);
};
