import type { Tokens } from "../../content-model/tokens";
import type { VisitedString } from "../../content-model/visit-strings";
import { type ContentDocument, problemAt } from "../document";
import type { Inspection } from "../media/inspection";
import type { Fault, Problem } from "../problem";
import type { SitePage } from "../site-pages";

/** The input of every cross-check. */
export interface SiteContent {
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
export type CrossCheck = (content: SiteContent) => Problem[];

/** Judges the fields that hold text one by one: says what is wrong with one, or nothing. */
export const inEachText =
  (faultOf: (text: VisitedString, document: ContentDocument, content: SiteContent) => string | Fault | undefined): CrossCheck =>
  (content) =>
    content.documents.flatMap((document) =>
      document.strings.flatMap((text) => {
        const fault = faultOf(text, document, content);
        return fault === undefined ? [] : [problemAt(document, text.path, fault)];
      }),
    );
