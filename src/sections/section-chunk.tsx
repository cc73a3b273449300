import { type ComponentType, lazy, useState } from "react";
import type { SectionProps } from "./section-props";

/** A section whose code is a chunk of its own. */
export interface SectionChunk<Section> {
  (props: SectionProps<Section>): React.JSX.Element;
  /** Fetches the chunk, so that the section is there at once when it is shown later. Rejects when the chunk cannot be had. */
  load: () => Promise<void>;
}

/**
 * Makes a section of a dynamic import. It suspends while its chunk is fetched; when the chunk is there already it renders at once, which
 * a component of `lazy` does not do the first time.
 */
export const sectionChunk = <Section,>(fetchChunk: () => Promise<ComponentType<SectionProps<Section>>>): SectionChunk<Section> => {
  let loaded: ComponentType<SectionProps<Section>> | undefined;
  const load = async () => (loaded ??= await fetchChunk());
  const Suspending = lazy(async () => ({ default: await load() }));

  const Chunk = (props: SectionProps<Section>) => {
    // Kept while it is shown: another component in its place would lose what the visitor has done in it.
    const [Component] = useState(() => loaded ?? Suspending);
    return <Component {...props} />;
  };
  return Object.assign(Chunk, {
    load: async () => {
      await load();
    },
  });
};
