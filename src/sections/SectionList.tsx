import { startTransition, Suspense, useEffect, useState } from "react";
import { pageState } from "../page-lifecycle/page-state";
import { type GroundKey, groundsOf } from "./grounds";
import { renderSection, type SectionData } from "./registry";
import { SectionBoundary } from "./SectionBoundary";
import { failedSection, staticSectionsFromServer } from "./server-html";

const isArgument = (section: SectionData): boolean =>
  section.__typename === "StatementSection" && section.statementArrangement === "argument";

/** Number of sections that fill a first screen. */
const FIRST_SCREEN = 2;

/**
 * The sections of a page, top to bottom; each loads and hydrates on its own. On later pages, the first screen is shown before the rest is
 * rendered: on a slow processor, it then appears a third sooner.
 */
export const SectionList = ({ sections }: { sections: readonly SectionData[] }) => {
  const names = sections.map(({ __typename }) => __typename);
  const [hero] = sections;
  const kinds = sections.map((section): GroundKey => (isArgument(section) ? "argument" : section.__typename));
  const grounds = groundsOf(kinds, hero?.__typename === "HeroSection" ? hero.light : null);
  const [isFromServer] = useState(pageState.isFirst);
  const [fromServer] = useState(() => (isFromServer ? staticSectionsFromServer(names) : []));
  const [isWhole, setIsWhole] = useState(isFromServer);
  useEffect(() => {
    startTransition(() => {
      setIsWhole(true);
    });
  }, []);
  return sections.slice(0, isWhole ? undefined : FIRST_SCREEN).map((section, index) => {
    const failed = () => (isFromServer ? failedSection(index, sections.length) : null);
    return (
      // A page's sections never change while it is shown, so the position can be their key.
      <SectionBoundary key={index} failed={failed}>
        <Suspense fallback={null}>{fromServer[index] ?? renderSection(section, grounds[index] ?? "paper", failed)}</Suspense>
      </SectionBoundary>
    );
  });
};
