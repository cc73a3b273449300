import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { endFirstPage } from "../components/first-page";
import { closeOrphaned, endPageChange } from "./route-update";
import { noteReturn } from "./scroll";
import { rememberServerPage, restoreServerPage } from "./server-page";

/**
 * Loads what dialogs lack in an older browser: opening and closing by `command`, and closing on a click outside. Resolves once they work,
 * or once it is clear that they cannot be made to.
 */
const supportDialogs = async (): Promise<void> => {
  await Promise.allSettled([
    "commandForElement" in HTMLButtonElement.prototype || import("invokers-polyfill"),
    "closedBy" in HTMLDialogElement.prototype || import("dialog-closedby-polyfill"),
  ]);
};

/** Before Gatsby starts. */
export const onClientEntry = (): void => {
  void supportDialogs();
};

/** Hydrates the static HTML in slices, so that no long task delays a visitor. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // The development server sends an empty page.
  if (!container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  rememberServerPage();
  startTransition(() => {
    hydrateRoot(container, element);
  });
};

/** Once React has taken over the page, tells the starter to repeat whatever the visitor pressed too early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  endFirstPage();
  restoreServerPage();
  // A visitor who comes back from the platform finds the page itself, without the menu that they left by or the wait for another page.
  addEventListener("pagehide", endPageChange);
  addEventListener("popstate", noteReturn, true);
  addEventListener("resize", closeOrphaned);
  // After the whole page's effects, and once an older browser can open dialogs.
  void supportDialogs().then(() => setTimeout(() => dispatchEvent(new Event("hydrated"))));
};
