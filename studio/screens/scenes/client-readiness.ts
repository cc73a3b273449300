import { CLIENT } from "../../sample-deals/mandates";
import { millions, shortDay } from "../../sample-deals/words";
import { tag } from "../parts";
import { footOf, linesOf, partsOf, type PhonePanel } from "../phone";

const { access, gaps, name, proceeds, ready, size } = CLIENT;
const LOOKS = ["var(--colour-ink-line)", "#5a7086", "#93a2b0", "var(--colour-brass)"];

/** A consultant's client before its first meeting: what is missing from the standard format, and who may have what. */
export const clientReadiness: PhonePanel = {
  kicker: `${name} &middot; ${millions(size)}`,
  title: `${ready} of ${ready + gaps.length} headings ready`,
  rows: gaps.map(([gap, missing, by]) => [gap, missing, tag(shortDay(by), "brass")]),
  foot: `${partsOf(proceeds.map(([use, amount], index) => [use, amount, LOOKS[index] ?? ""]))}${footOf(
    "Who may have what",
    "teaser, NDA, folders",
    linesOf(
      "1fr 64px 74px 46px",
      access.map(([investor, ...given]) => [investor, ...given.map((what) => what || "&ndash;")]),
    ),
  )}`,
};
