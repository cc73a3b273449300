import { startTransition, Suspense, useEffect, useState } from "react";
import { isFirstPage } from "../layout/first-page";
import { groundsOf } from "./grounds";
import { renderSection, type SectionData } from "./registry";

/** How many sections come at once after a change of the page: they fill a window. */
const AT_ONCE = 2;

/**
 * How many of a page's sections are shown. The first page has them all in its HTML. After a change of the page the first ones are painted
 * before the others are rendered, in slices, so that a click is answered at once on a long page too (ADR 24).
 */
const useSectionCount = (all: number): number => {
  const [count, setCount] = useState(() => (isFirstPage() ? all : Math.min(all, AT_ONCE)));
  useEffect(() => {
    // An update would stop sections that are not hydrated yet from being hydrated.
    if (count === all) return undefined;
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setCount(all);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [all, count]);
  return count;
};

/** The sections of a page, top to bottom; each arrives and hydrates on its own. */
export const SectionList = ({ sections }: { sections: readonly SectionData[] }) => {
  const grounds = groundsOf(sections.map(({ __typename }) => __typename));
  const count = useSectionCount(sections.length);
  return sections.slice(0, count).map((section, index) => (
    // A page's list of sections never changes while it is shown, so the position is its identity.
    <Suspense key={index} fallback={null}>
      {renderSection(section, grounds[index] ?? "paper")}
    </Suspense>
  ));
};
