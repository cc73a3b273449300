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
const adviseFixed: CrossCheck = ({ documents, pages, tokens }) =>
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

/** So many buttons with the same words and address make one with another address suspicious. */
const HABIT = 3;

/** A button leads where all others with its words lead, with the same subject chosen. */
const adviseHabits: CrossCheck = ({ documents, tokens }) => {
  const buttons = documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], complain }) => {
      const label = readText(document.data, ...path.slice(0, -1), "label");
      return label === undefined ? [] : [{ label: label.toLowerCase(), to: addressIn(written, tokens), complain, shown: label }];
    }),
  );
  return buttons.flatMap((button) => {
    const [first, ...others] = buttons.filter((other) => other !== button && other.label === button.label).map(({ to }) => to);
    return first === undefined || first === button.to || others.length < HABIT - 1 || others.some((to) => to !== first)
      ? []
      : [
          button.complain(
            `links to ${quote(button.to)}, but the ${others.length + 1} others with the label ${quote(button.shown)} link to ${quote(first)}. Correct the address or the label`,
          ),
        ];
  });
};

/** Buttons keep their promises. */
export const advisePromises: CrossCheck = (situation) => [...adviseFixed(situation), ...adviseHabits(situation)];
