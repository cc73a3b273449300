import type { ReactElement } from "react";
import type { Ground } from "../theme/variables";
import type { SectionChunk } from "./section-chunk";
import { sectionChunks } from "./section-chunks.generated";

/** A section of a page, told apart by `__typename`. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's kind. */
export type SectionName = SectionData["__typename"];

/** A section of a kind; of any, when none is given. */
type Section<Name extends SectionName = SectionName> = {
  [Kind in Name]: Extract<SectionData, { readonly __typename: Kind }> & { readonly __typename: Kind };
}[Name];

// Each section is a chunk of its own: a page never loads the code of a section that it does not show. The chunks have the names of their
// sections: nameless ones would share what any two of them have in common, and `src/page-lifecycle/late-scripts` finds them by their names.
// The compiler fails when the content model knows a section that is not here.
const sections: { readonly [Name in SectionName]: SectionChunk<Section<Name>> } = sectionChunks;

/** Fetches the code of sections before they are shown. Rejects when a chunk cannot be had. */
export const loadSections = async (names: readonly SectionName[]): Promise<void> => {
  await Promise.all(names.map((name) => sections[name].load()));
};

/** A section, shown by the component of its kind. */
export const renderSection = <Name extends SectionName>(section: Section<Name>, ground: Ground): ReactElement => {
  const Component: SectionChunk<Section<Name>> = sections[section.__typename];
  return <Component section={section} ground={ground} />;
};
