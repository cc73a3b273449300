import { pairs } from "../../exhibits/plate";
import { INVESTORS } from "../../sample-deals/investors";
import { RE_UP } from "../../sample-deals/marsh-lane";
import { day, millions, TODAY, total } from "../../sample-deals/words";
import { bar, each, heading, table, tag } from "../parts";
import { footOf, linesOf } from "../phone";
import type { Screen } from "../shell";

const { fund, letter, mandate, reference, since, steps, terms } = RE_UP;
const HIGHEST = Math.max(...steps.map(([, amount]) => amount));
const OPEN = total(terms, ([, , , tone]) => (tone === "brass" ? 1 : 0));

const amountOf = (amount: number): string => (amount > 0 ? millions(amount) : "&ndash;");

/** One investor between the first call and the signature, as the manager sees it: its commitment, expected questions and side letter. */
export const reUp: Screen = {
  area: "Relationships",
  crumbs: ["Relationships", fund, reference],
  role: ["IR", "Investor relations"],
  phone: {
    kicker: `${reference} &middot; ${fund}`,
    title: INVESTORS[reference],
    rows: steps.slice(0, 3).map(([step, amount, note]) => [step, note, `<b>${millions(amount)}</b>`]),
    foot: footOf(
      "Side letter",
      `version ${letter}, ${OPEN} of ${terms.length} open`,
      linesOf(
        "1fr auto",
        terms.map(([term, , state, tone]) => [term, tag(state, tone)]),
      ),
    ),
  },
  plate: { height: 452, css: `.head{padding-bottom:16px}` },
  css: `.ladder{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;margin-bottom:18px}.ladder b{display:block;font:400 25px/1.25 var(--font-serif);font-variation-settings:'opsz' 48;color:var(--colour-text-strong)}.ladder .bar{height:5px;margin:3px 0 6px}.halves{display:grid;grid-template-columns:340px 1fr;gap:16px}.halves td{padding-top:8px;padding-bottom:8px;white-space:nowrap}.halves>.pad{display:flex;flex-direction:column}.halves .pairs{flex:1;display:flex;flex-direction:column;margin-top:4px}.halves .pairs>div{flex:1;align-items:center}`,
  body: `${heading(INVESTORS[reference], `${reference} &middot; investor since ${since}, asked into ${fund}`, ["Log contact", "Side letter", "Prepare the meeting"])}
<div class="body"><div class="ladder">${each(steps, ([step, amount, note, on], index) => `<div><span class="text">${step}</span><b>${amountOf(amount)}</b>${bar(amount / HIGHEST, index === 0 ? "brass" : "")}<span class="quiet">${on > TODAY ? `${note}, by ${day(on)}` : note}</span></div>`)}</div>
<div class="halves"><div class="card pad"><h2>Before the meeting</h2>${pairs(mandate, "pairs")}</div>
<div class="card"><div class="between" style="padding:13px 16px 3px"><h2>Side letter, version ${letter}</h2><span class="quiet">${OPEN} of ${terms.length} still open</span></div>${table(
    [{ title: "Term" }, { title: "As agreed or asked" }, { title: "State, next date" }],
    terms.map(([term, text, state, tone]) => [`<strong>${term}</strong>`, text, tag(state, tone)]),
  )}</div></div></div>`,
};
