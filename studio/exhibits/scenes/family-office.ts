import { COMMITTEE } from "../../sample-deals/names";
import { PAPER } from "../../sample-deals/sales";
import { fullDay, millions, multiple, percent, total } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { ledger, pairs, type Exhibit } from "../plate";

const EQUITY = total(PAPER.owners, ([, amount]) => amount);

/** The annual return at which the ticket grows to `proceeds`. */
const rateOf = (proceeds: number): string => percent((proceeds / PAPER.ticket) ** (1 / PAPER.years) - 1, 1);

/** The paper on which the committee votes. */
export const familyOffice: Exhibit = {
  kicker: `Investment committee, ${fullDay(PAPER.vote)}`,
  title: `Paper 1: ${PAPER.deal.replace(" ", "&nbsp;")}`,
  note: `${PAPER.what}.<br>A buyout, alongside a lead sponsor`,
  css: `.cols{grid-template-columns:330px 1fr}.foot{align-items:baseline;gap:18px}.foot span{white-space:nowrap}.cols td{padding-block:8.5px}.cols dl>div{padding-block:7px}.ask{font:400 25px/1.28 var(--font-serif);letter-spacing:-.006em;color:var(--colour-text-strong);padding:26px 0 14px}.owners{display:flex;gap:2px;height:10px;margin:6px 0 6px}.owners i{background:var(--colour-ink-line)}.owners .o1{background:var(--colour-brass)}.owners .o2{background:#c9c2b0}.votes{display:flex;gap:20px}.votes span{display:inline-flex;gap:8px;align-items:center}.box{width:15px;height:15px;border:1.5px solid var(--colour-text-strong)}@media(max-width:600px){.ask{font-size:20px;padding:15px 0 8px}.block>h2{padding:16px 0 6px}.cols td{padding-block:6.5px}.cols dl>div{padding-block:5.5px}}`,
  body: `<div class="cols"><div><p class="ask">Invest ${millions(PAPER.ticket)} for ${percent(PAPER.ticket / EQUITY)} of the equity, with a board observer and <span style="white-space:nowrap">tag-along</span> at the lead’s price.</p>
${pairs(
  [
    ["Enterprise value", millions(PAPER.enterprise)],
    ["Multiple of EBITDA", `${(PAPER.enterprise / PAPER.earnings).toFixed(1)}x`],
    ["Net debt at closing", millions(PAPER.debt)],
    ["Equity", millions(EQUITY)],
  ],
  "wide",
)}<div class="block"><h2>Who owns the equity</h2><div class="owners">${each(PAPER.owners, ([, amount], index) => `<i class="o${index}" style="flex:${amount}"></i>`)}</div>${pairs(
    PAPER.owners.map(([name, amount]) => [name, `${millions(amount)}, ${percent(amount / EQUITY)}`] as const),
  )}</div></div>
<div><div class="block"><h2>What ${millions(PAPER.ticket)} becomes in ${PAPER.years} years</h2>${ledger(
    [
      { title: "Case" },
      { title: "What it assumes", wide: true },
      { title: "Proceeds", number: true },
      { title: "Multiple", number: true, wide: true },
      { title: "IRR", number: true },
    ],
    PAPER.cases.map(([name, why, proceeds]) => [
      `<b>${name}</b>`,
      why,
      millions(proceeds),
      multiple(proceeds, PAPER.ticket),
      rateOf(proceeds),
    ]),
  )}</div>
<div class="block wide"><h2>What this paper rests on</h2>${ledger(
    [{ title: "Index" }, { title: "Document" }, { title: "State", number: true }],
    PAPER.rests.map(([index, name, state]) => [`<span class="quiet">${index}</span>`, `<span class="strong">${name}</span>`, state]),
  )}</div></div></div>
<div class="foot"><span class="wide">Conflict, a trustee’s relative at a supplier: cleared by Counsel, 27 May.</span><span class="votes wide">${each(["For", "Against", "Abstain"], (vote) => `<span><i class="box"></i>${vote}</span>`)}</span><span>Quorum ${COMMITTEE.quorum} of ${COMMITTEE.members}. No vote cast yet.</span></div>`,
};
