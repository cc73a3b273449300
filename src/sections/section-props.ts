import type { Ground } from "../theme/variables";

/** What every section component receives: its content, and the ground that its place on the page gives it. */
export interface SectionProps<Content> {
  section: Content;
  ground: Ground;
}
