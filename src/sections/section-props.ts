import { useId } from "react";
import type { Ground } from "../theme/variables";

/** What every section component is given: its content, and the ground its place on the page gives it. */
export interface SectionProps<Content> {
  section: Content;
  ground: Ground;
}

/** An id for a section's heading that is the same on the server and in the browser. */
export const useHeadingId = (): string => useId();
