import { each } from "../../screens/parts";
import { BOARD, CLASSES } from "../../world/listings";
import { COUNTS } from "../../world/names";
import { shortDay } from "../../world/words";
import { ink, ledger, type Exhibit } from "../plate";

/** The board of listings: every asset class under the same headings, no owner named. */
export const marketplace: Exhibit = {
  kicker: "Marketplace, all asset classes",
  title: `${COUNTS.marketplace} listings under one set of headings`,
  note: `You browse as ${ink(6)}<br>No owner sees who reads`,
  css: `.classes{display:flex;gap:34px;padding-top:20px}.classes span{padding-bottom:9px}.classes .on{color:var(--colour-text-strong);box-shadow:inset 0 -2px var(--colour-brass)}td{padding-block:9.5px}@media(max-width:600px){.classes,tr:nth-child(n+6){display:none}td{padding-block:6px}th,td{padding-right:0}}`,
  body: `<div class="classes"><span class="on">All ${COUNTS.marketplace}</span>${each(CLASSES, ([name, listings]) => `<span>${name} ${listings}</span>`)}</div>
${ledger(
  [
    { title: "Listing", wide: true },
    { title: "What is offered" },
    { title: "Owner", wide: true },
    { title: "Class", wide: true },
    { title: "Region", wide: true },
    { title: "Size", number: true, wide: true },
    { title: "Smallest ticket", number: true },
    { title: "Closes", number: true, wide: true },
  ],
  BOARD.map(([reference, what, owner, kind, region, size, least, closes]) => [
    `<span class="quiet">${reference}</span>`,
    `<span class="strong">${what}</span><br class="narrow"><span class="narrow quiet small">${region}</span>`,
    ink(owner),
    kind,
    region,
    size,
    least,
    shortDay(closes),
  ]),
)}
<div class="foot wide"><span>${BOARD.length} of ${COUNTS.marketplace} shown.</span><span>Names and key documents open when both sides have signed the NDA.</span></div>`,
};
