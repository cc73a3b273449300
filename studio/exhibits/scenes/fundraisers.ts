import { each } from "../../screens/parts";
import { INVESTORS } from "../../world/investors";
import { CLOSING_BOOK } from "../../world/raises";
import { day, millions, percent, total } from "../../world/words";
import { disc, ledger, type Exhibit } from "../plate";

const { rows, target } = CLOSING_BOOK;
const STAGES = ["Countersigned", "Signed", "Approved", "Soft circle"] as const;
const amountAt = (stage: string): number =>
  total(
    rows.filter(([, , , at]) => at === stage),
    ([, amount]) => amount,
  );
const SIGNED = amountAt("Countersigned") + amountAt("Signed");
const LOOKS = ["var(--colour-sea)", "#6f9a95", "var(--colour-brass)", "#e6dcc0"];

/** Every commitment of a raise on its way to signed paper. */
export const fundraisers: Exhibit = {
  kicker: `${CLOSING_BOOK.fund}, first close on ${day(CLOSING_BOOK.close)}`,
  title: "Closing book",
  note: `${millions(SIGNED)} on signed paper,<br>${percent(SIGNED / target)} of the target of ${millions(target)}`,
  css: `.strip{display:flex;gap:2px;height:14px;margin:24px 0 10px}.key{display:flex;gap:34px;padding-bottom:6px}.key span{display:flex;gap:9px;align-items:center}.key i{width:11px;height:11px;flex:none}th.c,td.c{text-align:center}td{padding-block:8.5px}th:nth-child(n+4):nth-child(-n+7),td:nth-child(n+4):nth-child(-n+7){text-align:center}@media(max-width:600px){.strip{margin:16px 0 8px}.key{display:grid;grid-template-columns:1fr 1fr;gap:2px 12px}.key span{white-space:nowrap;gap:6px}tr:nth-child(n+6):not(.total){display:none}td{padding-block:7px}}`,
  body: `<div class="strip">${each(STAGES, (stage, index) => `<i style="flex:${amountAt(stage)};background:${LOOKS[index]}"></i>`)}</div><div class="key small">${each(STAGES, (stage, index) => `<span><i style="background:${LOOKS[index]}"></i>${stage} ${amountAt(stage).toFixed(1)}</span>`)}</div>
${ledger(
  [
    { title: "Investor" },
    { title: "Reference", wide: true },
    { title: "US$m", number: true },
    { title: "Agreement", wide: true },
    { title: "KYC pack", wide: true },
    { title: "Tax form", wide: true },
    { title: "Side letter", wide: true },
    { title: "Stage", number: true },
  ],
  rows.map(([reference, amount, papers, stage]) => [
    `<span class="wide">${INVESTORS[reference]}</span><span class="narrow">${INVESTORS[reference].split(",")[0] ?? ""}</span>`,
    `<span class="quiet">${reference}</span>`,
    amount.toFixed(1),
    ...papers.map((paper) => disc(paper)),
    stage,
  ]),
  [`Total<span class="narrow">, ${rows.length} investors</span>`, "", total(rows, ([, amount]) => amount).toFixed(1), "", "", "", "", ""],
)}
<div class="foot wide"><span>${disc(2)} &ensp;in the file &emsp; ${disc(1)} &ensp;with the investor &emsp; ${disc(0)} &ensp;not yet sent</span><span>Soft circles do not count towards the close.</span></div>`,
};
