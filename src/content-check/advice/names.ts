import { isSlipOf, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { linksOf, problemAt, readSound, readText } from "../reading/document";
import { folded, likeness } from "../reading/likeness";
import { proseOf } from "../reading/prose";

/** A shorter name may be one letter away from an ordinary word. */
const LEAST_LETTERS = 6;

/** The product's name, almost: {product} cannot be mistyped. */
const adviseProduct: CrossCheck = ({ documents }) => {
  // Not the token, which has a value even where `site.yaml` defines none.
  const site = documents.find(({ kind }) => kind.name === "site");
  const name = (site && readSound(site, "product", "name"))?.toLowerCase() ?? "";
  const slipsIn = (text: string) =>
    name.length < LEAST_LETTERS
      ? []
      : [...text.matchAll(/\p{L}+/gu)].filter(([word]) => isSlipOf(word.toLowerCase(), name) && word.toLowerCase() !== name);
  return documents
    .flatMap(proseOf)
    .flatMap(({ value, complain }) =>
      slipsIn(value).map(({ 0: word, index }) => complain(index, `has ${quote(word)}, almost the product's name. Write {product}`)),
    );
};

/** A page has one name in the menus and in the footer. */
const adviseMenus: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "navigation")
    .flatMap((document) => {
      const entries = linksOf(document).flatMap(({ written, path = [] }) => {
        const at = [...path.slice(0, -1), "label"];
        const label = readText(document.data, ...at);
        return label === undefined || typeof path.at(-2) !== "number" ? [] : [{ written, at, label }];
      });
      return entries.flatMap(({ written, at, label }, index) => {
        const first = entries.slice(0, index).find((other) => other.written === written);
        return first === undefined || likeness(first.label) === likeness(label)
          ? []
          : [
              problemAt(
                document,
                at,
                `is ${quote(label)}, but line ${document.locate(first.at).line} calls the same page ${quote(first.label)}. Use one name for it`,
              ),
            ];
      });
    });

/** How texts say where the company is reached: the city of an office, but not of a family office; a street or a box; a number. */
const CONTACTS = [
  { pattern: /(?<=(?<![Ff]amily )\boffices? in )\p{Lu}[\p{L}-]+/gu, what: "that there is an office in", field: "address" },
  { pattern: /\b\d+ (?:\p{Lu}\p{L}+ )+(?:Street|Road|Avenue)\b|\bP\.? ?O\.? Box \d+/gu, what: "the address", field: "address" },
  { pattern: /(?<!\d)(?:\+|00)\d[\d \u00A0()-]{6,}\d/gu, what: "the number", field: "phone" },
] as const;

/** The company is where `site.yaml` says; its own number must be a token, which is reported elsewhere. */
const adviseContacts: CrossCheck = ({ documents, tokens }) =>
  documents.flatMap((document) =>
    (document.kind.name === "site" ? [] : proseOf(document)).flatMap(({ value, complain }) =>
      CONTACTS.flatMap(({ pattern, what, field }) =>
        [...value.matchAll(pattern)]
          .filter(([said]) => tokens[field] !== "" && !folded(tokens[field]).includes(folded(said)))
          .map(({ 0: said, index }) =>
            complain(
              index,
              `says ${what} ${quote(said)}, which \`company.${field}\` in content/site.yaml does not name. Correct one of the two`,
            ),
          ),
      ),
    ),
  );

/** Names are the same everywhere. */
export const adviseNames: CrossCheck = (content) => [adviseProduct, adviseMenus, adviseContacts].flatMap((advise) => advise(content));
