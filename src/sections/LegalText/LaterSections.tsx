import { type ReactNode, useState } from "react";
import { pageState } from "../../page-lifecycle/page-state";
import { useProgressiveRender } from "../../page-lifecycle/use-progressive-render";

/** The sections of a legal text that a window does not show at once: after a change of the page they are rendered when the first ones are painted. */
export const LaterSections = ({ children }: { children?: ReactNode }) => {
  const [cameAsHtml] = useState(pageState.isFirst);
  return useProgressiveRender(cameAsHtml) && children;
};
