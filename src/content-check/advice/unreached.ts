import type { CrossCheck } from "../cross-checks/cross-check";
import { addressIn } from "../cross-checks/links";
import { pathOf } from "../cross-checks/redirect-entries";
import { linksOf, problemAt } from "../document";
import { requiredPages } from "../site-map";

/** A page that nothing links to is only found by those who know its address. */
export const adviseUnreached: CrossCheck = ({ documents, pages, tokens }) => {
  // Without the menus every page would seem to be lost.
  if (documents.find(({ kind }) => kind.name === "navigation")?.isComplete !== true) return [];
  const links = documents.flatMap((document) =>
    linksOf(document).map(({ written }) => ({ document, path: pathOf(addressIn(written, tokens)) })),
  );
  return pages
    .filter(({ document, path, isCertain }) => {
      const isRequired = requiredPages.some((required) => required.path === path);
      return isCertain && !isRequired && !links.some((link) => link.path === path && link.document !== document);
    })
    .map(({ document, path }) =>
      problemAt(document, [], `makes ${path}, to which no menu and no other page links. Link to it, such as in content/navigation.yaml`),
    );
};
