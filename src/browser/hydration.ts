import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { endFirstPage } from "../components/first-page";
import { closeOrphaned, endPageChange } from "./route-update";
import { noteReturn } from "./scroll";
import { rememberServerPage, restoreServerPage } from "./server-page";

/**
 * Loads what an older browser lacks of dialogs: opening and closing them by `command`, and closing them by a click outside. Resolves once
 * they work, or cannot be made to work.
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

/** Once React has taken the page over, tells the starter to repeat what the visitor pressed too early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  endFirstPage();
  restoreServerPage();
  // A visitor who comes back from the platform finds the page, not the menu that they left by, nor the wait for another page.
  addEventListener("pagehide", endPageChange);
  addEventListener("popstate", noteReturn, true);
  addEventListener("resize", closeOrphaned);
  // After the effects of the whole page, and once an older browser can open dialogs.
  void supportDialogs().then(() => setTimeout(() => dispatchEvent(new Event("hydrated"))));
};
