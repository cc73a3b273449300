import { createContext, startTransition, useContext, useEffect, useState } from "react";

/** Whether the page that a section stands on came as HTML. A section can be hydrated long after its page, so only the page knows. */
export const CameAsHtml = createContext(true);

/**
 * Whether a list that fills more than a window is shown whole. On a page that came as HTML it is, as there. After a change of the page its
 * beginning is painted before the rest is rendered, in slices, so that a click is answered at once on a long page too (ADR 24). Not where
 * the address names a place on it, which the router looks for once, in the first commit; nor where the page before was scrolled: a page that
 * grows ends the smooth scroll to its top.
 */
export const useProgressiveRender = (cameAsHtml: boolean): boolean => {
  const [isWhole, setIsWhole] = useState(() => cameAsHtml || window.location.hash !== "" || window.scrollY > 0);
  useEffect(() => {
    // An update would stop sections that are not hydrated yet from being hydrated.
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setIsWhole(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isWhole]);
  return isWhole;
};

/** {@link useProgressiveRender} for a list in a section. */
export const useProgressiveSection = (): boolean => useProgressiveRender(useContext(CameAsHtml));
