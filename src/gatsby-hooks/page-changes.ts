import type { GatsbyBrowser } from "gatsby";
import { onPageShown } from "../page-lifecycle/change-page";
import { adoptLateFonts } from "../page-lifecycle/late-fonts";
import { startPageChanges } from "../page-lifecycle/start";
import { loadSections } from "../sections/registry";

/** Called once the first page is hydrated. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startPageChanges(window, loadSections);
};

/** Called when a page is in the document, before it is painted. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) adoptLateFonts();
  onPageShown();
};
