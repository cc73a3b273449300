import type { Tokens } from "../../content-model/tokens";
import type { Inspection } from "../media/inspection";
import type { ContentDocument } from "./document";
import type { SitePage } from "./site-pages";

/** All content of the site, as every cross-check receives it. */
export interface SiteContent {
  /** The folder `content/`. */
  folder: string;
  documents: readonly ContentDocument[];
  pages: readonly SitePage[];
  tokens: Tokens;
  /** Every file in `content/media` that the content names, by its path in `content/`. */
  media: ReadonlyMap<string, Inspection>;
}
