import type { ReactElement } from "react";
import type { Ground } from "../theme/variables";
import type { SectionChunk } from "./section-chunk";
import { sectionChunks } from "./section-chunks.generated";

/** A section of a page, told apart by `__typename`. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's kind. */
export type SectionName = SectionData["__typename"];

/** A section of a kind; of any kind by default. */
type Section<Name extends SectionName = SectionName> = {
  [Kind in Name]: Extract<SectionData, { readonly __typename: Kind }> & { readonly __typename: Kind };
}[Name];

// Each section is a separate chunk: a page never loads code for sections that it does not show. Chunks are named after their sections:
// nameless ones would merge shared parts, and `src/publishing/deferred-scripts` finds them by name. The compiler fails when the content
// model has a section that is missing here.
const sections: { readonly [Name in SectionName]: SectionChunk<Section<Name>> } = sectionChunks;

/** Fetches the code of sections before they are shown. Rejects if a chunk cannot be loaded. */
export const loadSections = async (names: readonly SectionName[]): Promise<void> => {
  await Promise.all(names.map((name) => sections[name].load()));
};

/** Renders a section with the component of its kind, or what stands in for one whose code cannot be loaded. */
export const renderSection = <Name extends SectionName>(
  section: Section<Name>,
  ground: Ground,
  withoutCode: () => ReactElement | null,
): ReactElement => {
  const Component: SectionChunk<Section<Name>> = sections[section.__typename];
  return <Component section={section} ground={ground} withoutCode={withoutCode} />;
};
