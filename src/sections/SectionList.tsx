import { startTransition, Suspense, useEffect, useState } from "react";
import { isFirstPage } from "../layout/first-page";
import { groundsOf } from "./grounds";
import { renderSection, type SectionData } from "./registry";

/** How many sections come at once after a change of the page: they fill a window. */
const AT_ONCE = 2;

/**
 * Whether the page is shown whole. The first page is, as its HTML. After a change of the page the first sections are painted before the
 * others are rendered, in slices, so that a click is answered at once on a long page too (ADR 24).
 */
const useIsWhole = (): boolean => {
  const [isWhole, setIsWhole] = useState(isFirstPage);
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

/** The sections of a page, top to bottom; each arrives and hydrates on its own. */
export const SectionList = ({ sections }: { sections: readonly SectionData[] }) => {
  const grounds = groundsOf(sections.map(({ __typename }) => __typename));
  const shown = useIsWhole() ? sections : sections.slice(0, AT_ONCE);
  return shown.map((section, index) => (
    // A page's list of sections never changes while it is shown, so the position is its identity.
    <Suspense key={index} fallback={null}>
      {renderSection(section, grounds[index] ?? "paper")}
    </Suspense>
  ));
};
