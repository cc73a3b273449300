import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { addressIn, pathOf } from "../reading/addresses";
import { fieldsWith, problemAt } from "../reading/document";

/** The legal texts linked from every page's footer. */
const LEGAL_PAGES = ["/privacy", "/terms", "/cookies"];

/** Every legal text is linked in the footer. */
export const checkFooter: CrossCheck = ({ documents, pages, tokens }) =>
  documents
    .filter(({ kind, isComplete }) => kind.name === "navigation" && isComplete)
    .flatMap((navigation) => {
      const linked = fieldsWith(navigation, "@href")
        .filter(({ path }) => path[0] === "legal" || path[0] === "footer")
        .map(({ value }) => pathOf(addressIn(value, tokens)));
      return pages
        .filter(({ path, isCertain }) => isCertain && LEGAL_PAGES.includes(path) && !linked.includes(path))
        .map(({ path }) =>
          problemAt(
            navigation,
            ["legal"],
            `has no link to ${quote(path)}, which every page's footer needs. Add one with \`href: ${path}\``,
          ),
        );
    });
