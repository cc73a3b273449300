import { Suspense } from "react";
import { groundsOf } from "./grounds";
import { renderSection, type SectionData } from "./registry";

/** The sections of a page, top to bottom; each arrives and hydrates on its own. */
export const SectionList = ({ sections }: { sections: readonly SectionData[] }) => {
  const grounds = groundsOf(sections.map(({ __typename }) => __typename));
  return sections.map((section, index) => (
    // A page's list of sections never changes while it is shown, so the position is its identity.
    <Suspense key={index} fallback={null}>
      {renderSection(section, grounds[index] ?? "paper")}
    </Suspense>
  ));
};
