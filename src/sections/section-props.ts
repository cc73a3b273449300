import type { Ground } from "../theme/variables";

/** What every section component is given: its content, and the ground its place on the page gives it. */
export interface SectionProps<Content> {
  section: Content;
  ground: Ground;
}
