import type { ComponentType } from "react";
import type { Ground } from "../theme/variables";

/** A section of a page; `__typename` tells its type. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's type. */
export type SectionName = SectionData["__typename"];

/** What every section component receives: its content, and the ground that its place on the page gives it. */
export interface SectionProps<Content> {
  section: Content;
  ground: Ground;
}

/** The components of the sections that a template may show, by the names of their types. */
export type SectionComponents<Shown extends SectionName = SectionName> = {
  readonly [Name in Shown]: ComponentType<SectionProps<Extract<SectionData, { readonly __typename: Name }>>>;
};
