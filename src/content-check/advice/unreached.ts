import type { CrossCheck } from "../cross-check";
import { addressIn, pathOf } from "../reading/addresses";
import { type ContentDocument, linksOf, problemAt } from "../reading/document";
import { requiredPages } from "../reading/site-pages";

/** Every page can be reached by a link, and every audience page from a menu or the footer. */
export const adviseUnreached: CrossCheck = ({ documents, pages, tokens }) => {
  // Without the menus, every page would seem unreachable.
  if (documents.find(({ kind }) => kind.name === "navigation")?.isComplete !== true) return [];
  const links = documents.flatMap((document) =>
    linksOf(document).map(({ written }) => ({ document, path: pathOf(addressIn(written, tokens)) })),
  );
  return pages
    .filter(({ document, path, isCertain }) => {
      const isRequired = requiredPages.some((required) => required.path === path);
      const isAudience = document.kind.name === "audience";
      const counts = (from: ContentDocument): boolean => (isAudience ? from.kind.name === "navigation" : from !== document);
      return isCertain && !isRequired && !links.some((link) => link.path === path && counts(link.document));
    })
    .map(({ document, path }) => {
      const from = document.kind.name === "audience" ? "no menu or footer" : "no menu or other page";
      return problemAt(document, [], `publishes ${path}, but ${from} links to it. Add a link, for example in content/navigation.yaml`);
    });
};
