import { type ComponentType, lazy, type ReactElement, useState } from "react";
import type { SectionProps } from "./section-props";

interface ChunkProps<Section> extends SectionProps<Section> {
  /** What replaces it if its code cannot be loaded. */
  withoutCode: () => ReactElement | null;
}

/** A section whose code is a separate chunk. */
export interface SectionChunk<Section> {
  (props: ChunkProps<Section>): React.JSX.Element;
  /** Fetches the chunk, so that the section can later render at once. Rejects if it cannot be loaded. */
  load: () => Promise<void>;
}

/**
 * Makes a section from a dynamic import. It suspends while its chunk is fetched. If the chunk has already been fetched, it renders at once,
 * unlike `lazy`, which always suspends first.
 */
export const sectionChunk = <Section,>(fetchChunk: () => Promise<ComponentType<SectionProps<Section>>>): SectionChunk<Section> => {
  let loaded: ComponentType<SectionProps<Section>> | undefined;
  const load = async () => (loaded ??= await fetchChunk());
  const WithoutCode = ({ withoutCode }: ChunkProps<Section>) => useState(withoutCode)[0];
  const withoutCodeAfter = (error: unknown) => {
    reportError(error);
    return WithoutCode;
  };
  const Suspending = lazy(async () => ({ default: await load().catch(withoutCodeAfter) }));

  const Chunk = (props: ChunkProps<Section>) => {
    // Keep the component while it is shown: another one in its place would lose the visitor's input.
    const [Component] = useState(() => loaded ?? Suspending);
    return <Component {...props} />;
  };
  return Object.assign(Chunk, {
    load: async () => {
      await load();
    },
  });
};
