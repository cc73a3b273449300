import { BOARD } from "../sample-deals/listings";
import { day } from "../sample-deals/words";
import { each } from "../screens/parts";
import { ink } from "./plate";

/** A listing on the board, as a comparison shows it. */
export interface Listing {
  reference: string;
  name: string;
  /** Width of the bar over its issuer. */
  issuer: number;
  kind: string;
  size: string;
  /** The day of its figures. */
  dated: string;
  particulars: string;
  /** What the NDA opens. */
  confidential: string;
}

/** How many of the lines phones show. */
const ON_PHONES = 7;

const linesOf = (listing: Listing): readonly (readonly [name: string, value: string])[] => {
  const [, , , , region = "", , least = "", closes = ""] = BOARD.find(([reference]) => reference === listing.reference) ?? [];
  return [
    ["Issuer", ink(listing.issuer)],
    ["Asset class", listing.kind],
    ["Region", region],
    ["Size or price", listing.size],
    ["Figures dated", listing.dated],
    ["Minimum ticket", least],
    ["Closes", day(closes)],
    ["Particulars", listing.particulars],
    ["After the NDA", listing.confidential],
  ];
};

/** Two listings side by side: every comparison has the same lines in the same order. */
export function comparison(first: Listing, second: Listing): string {
  const beside = linesOf(second);
  const lines = each(
    linesOf(first),
    ([name, value], index) =>
      `<span class="quiet">${name}</span><span class="v">${value}</span><span class="v">${beside[index]?.[1] ?? ""}</span>`,
  );
  return `<div class="two"><span class="h"></span><h2 class="h">${first.name}</h2><h2 class="h">${second.name}</h2>${lines}</div>`;
}

/** Its look. */
export const COMPARISON_CSS = `.two{display:grid;grid-template-columns:190px 1fr 1fr;font-size:16.5px}.two>*{padding:11px 16px 11px 0;border-bottom:1px solid #EDE8DB}.two>:nth-last-child(-n+3){border:0}.two .h{padding-top:20px;border-color:var(--colour-paper-line)}.two .v{color:var(--colour-text-strong)}.whole{white-space:nowrap}.missing{display:inline-block;padding:1px 9px;border:1.5px dashed var(--colour-brass-deep);color:var(--colour-brass-text);white-space:nowrap}@media(max-width:600px){.two{grid-template-columns:1fr 1fr;gap:0 14px;font-size:14px}.two>*{padding:0 0 8px}.two .quiet{grid-column:1/3;padding:5px 0 1px;border:0}.two .h:empty{display:none}.two h2.h{padding:8px 0 6px;font-size:18px}.two>:nth-child(n+${3 * ON_PHONES + 4}){display:none}}`;
