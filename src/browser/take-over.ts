import type { GatsbyBrowser } from "gatsby";
import { endFirstPage } from "../sections/first-page";
import { closeLayers } from "./close-layers";
import { supportDialogs } from "./support-dialogs";

/** Once React has taken the page over, tells the starter to repeat what the visitor pressed too early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  endFirstPage();
  // A visitor who comes back from the platform finds the page, not the menu that they left by.
  addEventListener("pagehide", closeLayers);
  // After the effects of the whole page, and once an older browser can open dialogs.
  void supportDialogs().then(() => setTimeout(() => dispatchEvent(new Event("hydrated"))));
};
