import { CAPITAL_ACCOUNT } from "../../sample-deals/raises";
import { day, fullDay, grouped, multiple, percent, total } from "../../sample-deals/words";
import { ledger, pairs, type Exhibit } from "../plate";

const { commitment, called, distributed, lines, opening, notice } = CAPITAL_ACCOUNT;
const CLOSING = opening + total(lines, ([, amount]) => amount);
const CALL = total(notice.parts, ([, amount]) => amount);

/** Losses and payments are in brackets, as accountants write them. */
const entry = (amount: number): string => (amount < 0 ? `(${grouped(-amount)})` : grouped(amount));

/** A limited partner's capital account, and the call that follows. */
export const fundManagers: Exhibit = {
  kicker: `${CAPITAL_ACCOUNT.fund}, investor ${CAPITAL_ACCOUNT.investor}`,
  title: "Capital account and notice",
  note: `Quarter to ${fullDay(CAPITAL_ACCOUNT.to)}.<br>US$, unaudited`,
  css: `.cols{grid-template-columns:1fr 424px}.cols>div:first-child dl{border-top:1px solid var(--colour-paper-line);margin-top:8px;padding-top:4px}.notice{display:flex;flex-direction:column;background:var(--colour-paper-band);padding:2px 24px 14px;margin-top:24px;border-top:3px solid var(--colour-brass)}.notice dl>div{border-color:var(--colour-paper-line);padding-block:7.5px}.due{font:400 36px/1.1 var(--font-serif);letter-spacing:-.012em;color:var(--colour-text-strong);padding:2px 0 6px}.meter{display:flex;height:10px;gap:2px;margin:14px 0 6px}.meter i{background:var(--colour-ink-line)}.meter i+i{background:var(--colour-brass)}.meter i+i+i{background:#ddd6c4}@media(min-width:601px){.notice dl{flex:1;display:flex;flex-direction:column}.notice dl>div{flex:1;align-items:center}.notice .due{font-size:42px;padding:6px 0 10px}.notice .meter{height:12px;margin:20px 0 8px}.sent{margin-top:14px;border-top:1px solid var(--colour-paper-line);padding:12px 0 0}}@media(max-width:600px){td{padding-block:6px}.notice{margin:16px -20px -22px;padding:2px 20px 14px}.due{font-size:29px}}`,
  body: `<div class="cols"><div>${ledger(
    [{ title: "The quarter" }, { title: "US$", number: true }],
    [[`Value on ${day(CAPITAL_ACCOUNT.from)}`, grouped(opening)], ...lines.map(([name, amount]) => [name, entry(amount)] as const)],
    [`Value on ${day(CAPITAL_ACCOUNT.to)}`, grouped(CLOSING)],
  )}
${pairs(
  [
    ["Paid in against commitment", `${grouped(called)} of ${grouped(commitment)}`],
    ["Distributed so far, DPI", `${grouped(distributed)}, ${multiple(distributed, called)}`],
    ["Total value, TVPI", multiple(CLOSING + distributed, called)],
  ],
  "wide",
)}</div>
<div class="notice"><div class="block"><h2>Capital call ${notice.number}, due ${day(notice.due)}</h2></div><p class="due">US$${grouped(CALL)}</p>${pairs(
    [...notice.parts.map(([name, amount]) => [name, grouped(amount)] as const), ["This call", grouped(CALL)]],
    "sum wide",
  )}<div class="meter"><i style="flex:${called}"></i><i style="flex:${CALL}"></i><i style="flex:${commitment - called - CALL}"></i></div><p class="small">${percent((called + CALL) / commitment, 1)} called after it, US$${grouped(commitment - called - CALL)} to come</p><p class="small quiet wide sent">Sent ${day(notice.sent)}, opened by the investor’s treasury that day.</p></div></div>`,
};
