import type { GatsbyBrowser } from "gatsby";
import { onPageShown } from "../page-lifecycle/change-page";
import { startPageChanges } from "../page-lifecycle/start";
import { loadSections } from "../sections/registry";

/** The first page has been taken over. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startPageChanges(window, loadSections);
};

/** A page is in the document. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = onPageShown;
