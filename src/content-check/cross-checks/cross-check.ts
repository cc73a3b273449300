import type { Tokens } from "../../content-model/tokens";
import type { ContentDocument } from "../document";
import type { Inspection } from "../media/inspection";
import type { Problem } from "../problem";
import type { SitePage } from "../site-map";

/** The input of every cross-check. */
export interface CrossCheckInput {
  /** The folder `content/`. */
  folder: string;
  documents: readonly ContentDocument[];
  pages: readonly SitePage[];
  tokens: Tokens;
  /** Every file of `content/media` that content names, by its path in `content/`. */
  media: ReadonlyMap<string, Inspection>;
  /** Whether a file, by its path in `content/`, differs from the version it is compared with. */
  hasChanged: (path: string) => boolean;
}

/** Checks that span fields or files. Cross-checks are independent of each other. */
export type CrossCheck = (situation: CrossCheckInput) => Problem[];
