import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import type { Problem } from "../problem";
import { type ContentDocument, problemAt, readSound } from "../reading/document";
import type { SiteContent } from "../reading/site-content";

/**
 * Reports a taken address that contains the product's or the suite's name at that name, because the name caused the clash. Undefined for
 * any other address. `whose` continues the message: "which is reserved for the platform".
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
