import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import type { Problem } from "../problem";
import { type ContentDocument, problemAt, readSound } from "../reading/document";
import type { SiteContent } from "../reading/site-content";

/**
 * The problem with a taken address that contains the product's or the suite's name: the name caused the clash, so it is reported there.
 * Undefined for any other address. `whose` says who has it: "which the platform answers".
 */
export const clashOfName = (
  document: ContentDocument,
  path: ContentPath,
  { address, whose }: { address: string; whose: string },
  { documents }: SiteContent,
): Problem | undefined => {
  const [, token] = /\{(product|suite)\}/u.exec(readSound(document, ...path) ?? "") ?? [];
  const site = documents.find(({ kind }) => kind.name === "site");
  if (token === undefined || !site) return undefined;
  const written = `content/${document.path}:${document.locate(path).line}`;
  return problemAt(
    site,
    ["product", token === "product" ? "name" : "suite"],
    `turns the address in ${written} into ${quote(address)}, ${whose}. Choose another name, or change that address`,
  );
};
