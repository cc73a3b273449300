import type { ReactElement } from "react";
import type { Ground } from "../theme/variables";
import type { SectionChunk } from "./section-chunk";
import { sectionChunks } from "./section-chunks.generated";

/** A section of a page; `__typename` distinguishes the kinds. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's kind. */
export type SectionName = SectionData["__typename"];

/** A section of one kind, or of any kind by default. */
type Section<Name extends SectionName = SectionName> = {
  [Kind in Name]: Extract<SectionData, { readonly __typename: Kind }> & { readonly __typename: Kind };
}[Name];

// Each section is a separate chunk: a page never loads code for sections that it does not show. Chunks are named after their sections:
// webpack would merge the shared parts of unnamed ones, and `src/publishing/deferred-scripts` finds them by name. The code does not compile
// if a section of the content model is missing here.
const sections: { readonly [Name in SectionName]: SectionChunk<Section<Name>> } = sectionChunks;

/** Fetches the code of sections before they are shown. Rejects if a chunk cannot be loaded. */
export const loadSections = async (names: readonly SectionName[]): Promise<void> => {
  await Promise.all(names.map((name) => sections[name].load()));
};

/** Renders a section with the component for its kind, or a replacement if its code cannot be loaded. */
export const renderSection = <Name extends SectionName>(
  section: Section<Name>,
  ground: Ground,
  withoutCode: () => ReactElement | null,
): ReactElement => {
  const Component: SectionChunk<Section<Name>> = sections[section.__typename];
  return <Component section={section} ground={ground} withoutCode={withoutCode} />;
};
