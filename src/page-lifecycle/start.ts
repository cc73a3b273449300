import { changePages } from "./change-page";
import { closeLayersOnFollow } from "./close-layers";
import type { PageLoader } from "./load-page";
import { pageState } from "./page-state";
import { prefetchOnIntent } from "./prefetch";

/** Handles page changes within the site after hydration; until then every link is the browser's own. */
export const startPageChanges = (loader: PageLoader): void => {
  pageState.isFirst = false;
  // From now on another page fades in (`frame/Main.styles.ts`). "failed" goes: the starter (`inline/starter.js`) cannot tell whose promise
  // was rejected; if it was not ours, everything works.
  document.documentElement.dataset.scripts = "started";
  prefetchOnIntent(loader);
  closeLayersOnFollow();
  changePages(loader);
};
