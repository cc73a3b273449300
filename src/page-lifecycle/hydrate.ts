import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Takes the static HTML over in slices, so that no long task stands in a visitor's way (ADR 22). */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // The development server sends an empty page.
  if (!container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
};
