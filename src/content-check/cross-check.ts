import type { VisitedString } from "../content-model/visit-strings";
import type { Fault, Problem } from "./problem";
import { type ContentDocument, problemAt } from "./reading/document";
import type { SiteContent } from "./reading/site-content";

/** Checks that span fields or files. Cross-checks are independent of each other. */
export type CrossCheck = (content: SiteContent) => Problem[];

/** Makes a check that judges each text field on its own; `faultOf` returns what is wrong with it, if anything. */
export const inEachText =
  (faultOf: (text: VisitedString, document: ContentDocument, content: SiteContent) => string | Fault | undefined): CrossCheck =>
  (content) =>
    content.documents.flatMap((document) =>
      document.strings.flatMap((text) => {
        const fault = faultOf(text, document, content);
        return fault === undefined ? [] : [problemAt(document, text.path, fault)];
      }),
    );
