import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { rememberServerForm } from "../sections/ContactForm/early-input";

/** Hydrates the static HTML in slices, so that no long task delays a visitor. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // The development server sends an empty page.
  if (!container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  rememberServerForm();
  startTransition(() => {
    hydrateRoot(container, element);
  });
};
