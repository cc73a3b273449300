import { INVESTORS } from "../../sample-deals/investors";
import { CLOSING_BOOK } from "../../sample-deals/raises";
import { day, millions, percent, total } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { disc, ledger, type Exhibit } from "../plate";

const { rows, target } = CLOSING_BOOK;
const STAGES = ["Countersigned", "Signed", "Approved", "Soft circle"] as const;
const amountAt = (stage: string): number =>
  total(
    rows.filter(([, , , at]) => at === stage),
    ([, amount]) => amount,
  );
/** What a document's disc means. */
const PAPERS = [
  [2, "in the file"],
  [1, "with the investor"],
  [0, "not yet sent"],
] as const;
const SIGNED = amountAt("Countersigned") + amountAt("Signed");
const LOOKS = ["var(--colour-sea)", "#6f9a95", "var(--colour-brass)", "#e6dcc0"];

/** Every commitment to a raise, and how far it is from signed documents. */
export const fundraisers: Exhibit = {
  kicker: `${CLOSING_BOOK.fund}, first close on ${day(CLOSING_BOOK.close)}`,
  title: "Closing book",
  note: `${millions(SIGNED)} signed,<br>${percent(SIGNED / target)} of the target of ${millions(target)}`,
  css: `.strip{display:flex;gap:2px;height:14px;margin:24px 0 10px}.key{display:flex;gap:34px;padding-bottom:6px}.key span{display:flex;gap:9px;align-items:center}.key i{width:11px;height:11px;flex:none}th.c,td.c{text-align:center}td{padding-block:8.5px}th:nth-child(n+4):nth-child(-n+7),td:nth-child(n+4):nth-child(-n+7){text-align:center}@media(max-width:600px){.strip{margin:16px 0 8px}.of{display:inline-block!important;width:10px;height:10px;margin-right:6px}.key{display:grid;grid-template-columns:1fr 1fr;gap:2px 12px}.key span{white-space:nowrap;gap:6px}td{padding-block:6px;white-space:nowrap}td:first-child{padding-right:4px}td .discs{display:inline-flex!important;gap:2px;margin-right:6px}td .sum{display:inline-block;width:32px}td .disc{width:10px;height:10px}th.num,td.num{padding-right:0}.foot i{margin-right:6px}}.state{display:inline-block;margin-right:20px}.foot i{margin-right:9px}`,
  body: `<div class="strip">${each(STAGES, (stage, index) => `<i style="flex:${amountAt(stage)};background:${LOOKS[index]}"></i>`)}</div><div class="key small">${each(STAGES, (stage, index) => `<span><i style="background:${LOOKS[index]}"></i>${stage} ${amountAt(stage).toFixed(1)}</span>`)}</div>
${ledger(
  [
    { title: "Investor" },
    { title: "Reference", wide: true },
    { title: `<span class="narrow">Documents, </span>US$m`, number: true },
    { title: "Agreement", wide: true },
    { title: "KYC pack", wide: true },
    { title: "Tax form", wide: true },
    { title: "Side letter", wide: true },
    { title: "Stage", number: true, wide: true },
  ],
  rows.map(([reference, amount, papers, stage]) => [
    `<span class="wide">${INVESTORS[reference]}</span><i class="narrow of" style="background:${LOOKS[STAGES.indexOf(stage)]}"></i><span class="narrow">${INVESTORS[reference].split(",")[0]?.replace("single ", "") ?? ""}</span>`,
    `<span class="quiet">${reference}</span>`,
    `<span class="narrow discs">${each(papers, (paper) => disc(paper))}</span><span class="sum">${amount.toFixed(1)}</span>`,
    ...papers.map((paper) => disc(paper)),
    stage,
  ]),
  [`Total<span class="narrow">, ${rows.length} investors</span>`, "", total(rows, ([, amount]) => amount).toFixed(1), "", "", "", "", ""],
)}
<div class="foot"><span class="narrow">Documents: agreement, KYC pack, tax form, side letter.</span><span>${each(PAPERS, ([paper, state]) => `<span class="state">${disc(paper)}${state}</span>`)}</span><span class="wide">Soft circles do not count towards the close.</span></div>`,
};
