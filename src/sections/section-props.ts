import type { Ground } from "../theme/variables";

/** What every section component receives: its content, and the ground set by its place on the page. */
export interface SectionProps<Content> {
  section: Content;
  ground: Ground;
}
