import { VALUATION } from "../../sample-deals/valuation";
import { fullDay, millions, percent, total } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { plate } from "../plate";

const { concluded, debt, earnings, methods, peers } = VALUATION;
const [FROM, TO] = concluded;
/** The scale of the ranges, in millions. */
const [LOW, HIGH] = [52, 80] as const;
const share = (amount: number): string => percent((amount - LOW) / (HIGH - LOW), 2);
const TICKS = [55, 60, 65, 70, 75];
const MEDIAN = [...peers].map(([, value]) => value).sort((a, b) => a - b)[Math.floor(peers.length / 2)] ?? 0;
const MIDDLE = total(concluded, (amount) => amount) / 2;

/** A page of a valuer's report: ranges by method, each with the document behind it. */
export const consultants = plate({
  kicker: `Valuation, page 14<span class="wide">. ${VALUATION.company} at ${fullDay(VALUATION.on)}</span>`,
  title: `Concluded: <br class="narrow">US$${FROM}m to ${TO}m`,
  note: `Enterprise value. EBITDA ${millions(earnings)},<br>net debt ${millions(debt)}`,
  css: `.block>p{padding-bottom:8px;border-bottom:1px solid var(--colour-paper-line)}dl>div:last-child{border-top:1px solid var(--colour-text-strong);font-weight:560}dl>div:last-child dt{color:var(--colour-text-strong)}.cols{grid-template-columns:1fr 290px;gap:44px}.field{position:relative;padding-top:26px}.m{display:grid;grid-template-columns:186px 1fr 62px;gap:18px;align-items:center;height:68px;border-bottom:1px solid #EDE8DB;position:relative}.lane{position:relative;height:100%}.lane i{position:absolute;top:22px;height:24px;background:var(--colour-ink-line)}.lane b{position:absolute;top:23px;font-weight:500;width:34px}.lane u{position:absolute;top:-1px;bottom:-1px;background:#c8a45c33}.m.axis{height:30px;border:0;font-size:14px;color:var(--colour-text-quiet)}.axis .lane span{position:absolute;transform:translateX(-50%);top:5px}.m>span:last-child{text-align:right}
@media(max-width:600px){.m{grid-template-columns:1fr;height:62px;gap:0}.m>span:last-child,.m .small{display:none}.m>span:first-child{padding-top:8px}.lane{height:26px}.lane i{top:4px;height:14px}.lane b{top:0}.lane u{top:0;bottom:0}.m.axis{height:26px}.axis>span{display:none}.field{padding-top:4px}}`,
  body: `<div class="cols"><div><div class="field">${each(
    methods,
    ([name, why, from, to, index]) =>
      `<div class="m"><span><span class="strong">${name}</span><span class="narrow quiet">, file ${index}</span><br><span class="small quiet">${why}</span></span><div class="lane"><u style="left:${share(FROM)};width:${percent((TO - FROM) / (HIGH - LOW), 2)}"></u><i style="left:${share(from)};width:${percent((to - from) / (HIGH - LOW), 2)}"></i><b style="left:calc(${share(from)} - 40px);text-align:right">${from.toFixed(0)}</b><b style="left:calc(${share(to)} + 7px)">${to.toFixed(0)}</b></div><span class="quiet small">File ${index}</span></div>`,
  )}<div class="m axis"><span>US$m</span><div class="lane">${each(TICKS, (tick) => `<span style="left:${share(tick)}">${tick}</span>`)}</div><span></span></div></div></div>
<div class="block wide"><h2>Listed peers</h2><p class="small quiet">File 3.4, enterprise value to EBITDA</p><dl>${each(
    [...peers, ["Median", MEDIAN] as const],
    ([name, value]) => `<div><dt>${name}</dt><dd>${value.toFixed(1)}x</dd></div>`,
  )}</dl></div></div>
<div class="foot"><span>Middle of the range ${millions(MIDDLE)}, ${(MIDDLE / earnings).toFixed(1)}x EBITDA. Equity US$${FROM - debt}m to ${TO - debt}m.</span><span>File numbers refer to the data room index.</span></div>`,
});
