import { toJsonSchema } from "../../content-model/json-schema";
import { type ContentPath, visitValues } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { read } from "../data";
import { fieldName } from "../problem";
import { type ContentDocument, problemAt } from "../reading/document";

/** The fields that may name an entry; the first one present is used. */
const NAMES = ["name", "title", "legalName", "heading", "label", "alt"];

const nameOf = (document: ContentDocument, entry: ContentPath): string => {
  const name = NAMES.map((field) => read(document.data, ...entry, field)).find((value) => typeof value === "string");
  return typeof name === "string" ? `, ${quote(name)},` : "";
};

/** Entries marked as samples (`sample` in `src/content-model/fields.ts`). */
export const findMarkedSamples: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    visitValues(document.data, toJsonSchema(document.kind.model))
      .filter(({ value, schema }) => value === true && schema.fix !== undefined)
      .map(({ path, schema: { fix = "" } }) => {
        const entry = path.slice(0, -1);
        const whole = entry.length === 0 ? "the whole file" : fieldName(entry);
        return problemAt(document, path, `marks ${whole}${nameOf(document, entry)} as a sample. ${fix}, and remove this line`);
      }),
  );
