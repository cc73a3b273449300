import type { ComponentType } from "react";

/** One thing that the style guide shows. */
export interface Entry {
  title: string;
  /** What it is for, in a sentence. */
  note: string;
  /** Where its code is. */
  source?: string;
  Show: ComponentType;
}

/** An address from a title: `Who we serve` becomes `who-we-serve`, `CopyButton` becomes `copy-button`. */
export const anchorOf = (chapter: string, title: string): string =>
  `${chapter}-${title}`
    .replace(/(?<=[a-z])(?=[A-Z])/gu, "-")
    .replace(/[^A-Za-z0-9]+/gu, "-")
    .toLowerCase();
