import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-checks/cross-check";
import { addressIn } from "../cross-checks/links";
import { pathOf } from "../cross-checks/redirect-entries";
import { linksOf, readText } from "../document";

/** What buttons promise, and the page that fulfils it. */
const PROMISES: readonly { words: RegExp; page: string }[] = [
  { words: /^compare (?:the |our )?(?:plans|prices)$/iu, page: "/pricing" },
  { words: /^(?:book|request|ask for) a demo$|^book demo$/iu, page: "/contact" },
];

/** A button leads to what it promises: on its own page, on the page for it, or on another site. */
export const advisePromises: CrossCheck = ({ documents, pages, tokens }) =>
  documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], complain }) => {
      const label = readText(document.data, ...path.slice(0, -1), "label") ?? "";
      const page = PROMISES.find(({ words }) => words.test(label))?.page;
      const to = pathOf(addressIn(written, tokens));
      return page === undefined || to === page || !to.startsWith("/") || pages.every(({ path: known }) => known !== page)
        ? []
        : [complain(`links to ${quote(to)}, but its label is ${quote(label)}. Link to ${page}, or correct the label`)];
    }),
  );
