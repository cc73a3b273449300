import type { GatsbyBrowser } from "gatsby";
import { onPageShown } from "../page-lifecycle/change-page";
import { type LoadPage, pageLoader } from "../page-lifecycle/load-page";
import { scrollToAddress } from "../page-lifecycle/scroll";
import { startPageChanges } from "../page-lifecycle/start";
import { loadSections } from "../sections/registry";

/** Called once the first page is hydrated. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = ({ loadPage }) => {
  startPageChanges(pageLoader(loadPage as LoadPage, loadSections));
};

/** Called when a page is in the document. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  onPageShown();
  scrollToAddress(update);
};
