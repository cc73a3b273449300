import { BOARD, CLASSES } from "../../sample-deals/listings";
import { shortDay } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { ink, ledger, type Exhibit } from "../plate";

/** The board of listings: every asset class under the same headings, and no issuer named. */
export const marketplace: Exhibit = {
  kicker: "Marketplace, all asset classes",
  title: "Listings under one set of headings",
  note: `You browse as ${ink(6)}<br>No issuer sees who reads`,
  css: `.classes{display:flex;gap:34px;padding-top:20px}.classes span{padding-bottom:9px}.classes .on{color:var(--colour-text-strong);box-shadow:inset 0 -2px var(--colour-brass)}td{padding-block:9.5px}@media(max-width:600px){.classes{display:none}td,th{white-space:nowrap;line-height:1.4;padding-right:5px}td{padding-block:6px;font-size:14px}}`,
  body: `<div class="classes"><span class="on">All</span>${each(CLASSES, (name) => `<span>${name}</span>`)}</div>
${ledger(
  [
    { title: "Listing", wide: true },
    { title: `What is offered<span class="narrow"><br>Class</span>` },
    { title: "Issuer", wide: true },
    { title: "Class", wide: true },
    { title: "Region", wide: true },
    { title: `Size<span class="narrow"><br>Minimum</span>`, number: true },
    { title: "Minimum ticket", number: true, wide: true },
    { title: `Closes<span class="narrow"><br>Issuer</span>`, number: true },
  ],
  BOARD.map(([reference, what, issuer, kind, region, size, least, closes]) => [
    `<span class="quiet">${reference}</span>`,
    `<span class="strong wide">${what}</span><span class="strong narrow">${what.split(",")[0] ?? ""}</span><br class="narrow"><span class="narrow quiet">${kind}</span>`,
    ink(issuer),
    kind,
    region,
    `${size.replace(" value", '<span class="wide"> value</span>')}<br class="narrow"><span class="narrow quiet">${least}</span>`,
    least,
    `${shortDay(closes)}<br class="narrow"><span class="narrow">${ink(issuer / 2.5)}</span>`,
  ]),
)}
<div class="foot wide"><span>${BOARD.length} of the open listings.</span><span>The issuer gives its name in the NDA at the latest. Confidential documents wait for the NDA.</span></div>`,
};
