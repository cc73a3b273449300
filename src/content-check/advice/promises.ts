import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { addressIn, pathOf } from "../reading/addresses";
import { linksOf, problemAt, readText } from "../reading/document";
import { likeLabel } from "../reading/likeness";

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

/** A button leads where the others with its words lead, with the same subject chosen: all of its page, or all of at least two others. */
const adviseHabits: CrossCheck = ({ documents, tokens }) => {
  const buttons = documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], complain }) => {
      const label = readText(document.data, ...path.slice(0, -1), "label");
      return label === undefined
        ? []
        : [{ page: path.includes("actions") ? document : undefined, label, to: addressIn(written, tokens), complain }];
    }),
  );
  return buttons.flatMap((button) => {
    const alike = buttons.filter((other) => other !== button && likeLabel(other.label) === likeLabel(button.label));
    const near = alike.filter(({ page }) => page !== undefined && page === button.page);
    const [first, ...others] = (near.length > 0 && alike.length < 2 ? near : alike).map(({ to }) => to);
    if (first === undefined || first === button.to || others.some((to) => to !== first)) return [];
    if (others.length === 0 && near.length === 0) return [];
    const which = others.length === 0 ? "the other one" : `the ${others.length + 1} others`;
    const verb = others.length === 0 ? "links" : "link";
    return [
      button.complain(
        `links to ${quote(button.to)}, but ${which} with the label ${quote(button.label)} ${verb} to ${quote(first)}. Correct the address or the label`,
      ),
    ];
  });
};

/** The demo button has one label in the bar and in the side panel. */
const adviseDemo: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const [wide, narrow] = [["demo", "label"], ["mobileDemoLabel"]].map((path) => readText(document.data, ...path));
    return wide === undefined || narrow === undefined || likeLabel(wide) === likeLabel(narrow)
      ? []
      : [
          problemAt(
            document,
            ["mobileDemoLabel"],
            `is ${quote(narrow)}, but the same button is ${quote(wide)} on wide screens (\`demo.label\`). Correct one of the two`,
          ),
        ];
  });

/** Buttons keep their promises. */
export const advisePromises: CrossCheck = (content) => [adviseFixed, adviseHabits, adviseDemo].flatMap((advise) => advise(content));
