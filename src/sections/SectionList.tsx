import { Suspense, useState } from "react";
import { pageState } from "../page-lifecycle/page-state";
import { CameAsHtml, useProgressiveRender } from "../page-lifecycle/use-progressive-render";
import { groundsOf } from "./grounds";
import { renderSection, type SectionData } from "./registry";

/** How many sections come at once after a change of the page: they fill a window. */
const AT_ONCE = 2;

/** The sections of a page, top to bottom; each arrives and hydrates on its own. */
export const SectionList = ({ sections }: { sections: readonly SectionData[] }) => {
  const grounds = groundsOf(sections.map(({ __typename }) => __typename));
  const [cameAsHtml] = useState(pageState.isFirst);
  const shown = useProgressiveRender(cameAsHtml) ? sections : sections.slice(0, AT_ONCE);
  return (
    <CameAsHtml.Provider value={cameAsHtml}>
      {shown.map((section, index) => (
        // A page's list of sections never changes while it is shown, so the position is its identity.
        <Suspense key={index} fallback={null}>
          {renderSection(section, grounds[index] ?? "paper")}
        </Suspense>
      ))}
    </CameAsHtml.Provider>
  );
};
