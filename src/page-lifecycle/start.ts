import { improvePageChanges } from "./change-page";
import { closeLayersOnFollow } from "./close-layers";
import { followLinks } from "./follow-links";
import { type LoadSections, loadSectionsWithPages } from "./load-sections";
import { pageState } from "./page-state";
import { prefetchOnIntent } from "./prefetch";

/** Handles page changes within the site after hydration; until then every link is the browser's own. */
export const startPageChanges = ({ ___loader }: Pick<Window, "___loader">, loadSections: LoadSections): void => {
  pageState.isFirst = false;
  // From now on another page fades in (`frame/Main.styles.ts`). "failed" goes: the starter (`inline/starter.js`) cannot tell whose promise
  // was rejected; if it was not ours, everything works.
  document.documentElement.dataset.scripts = "started";
  loadSectionsWithPages(___loader, loadSections);
  prefetchOnIntent(___loader);
  improvePageChanges(___loader);
  closeLayersOnFollow();
  followLinks();
};
