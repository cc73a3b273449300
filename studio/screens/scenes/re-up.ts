import { INVESTORS } from "../../sample-deals/investors";
import { RE_UP } from "../../sample-deals/marsh-lane";
import { millions, total } from "../../sample-deals/words";
import { tag } from "../parts";
import { footOf, linesOf, type PhonePanel } from "../phone";

const { fund, letter, reference, steps, terms } = RE_UP;
const OPEN = total(terms, ([, , tone]) => (tone === "brass" ? 1 : 0));

/** One investor between the first call and the signature, as the manager sees it: its commitment and its side letter. */
export const reUp: PhonePanel = {
  kicker: `${reference} &middot; ${fund}`,
  title: INVESTORS[reference],
  rows: steps.map(([step, amount, note]) => [step, note, `<b>${millions(amount)}</b>`]),
  foot: footOf(
    "Side letter",
    `version ${letter}, ${OPEN} of ${terms.length} open`,
    linesOf(
      "1fr auto",
      terms.map(([term, state, tone]) => [term, tag(state, tone)]),
    ),
  ),
};
