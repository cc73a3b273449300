import { STAGES } from "../../sample-deals/desk";
import { total } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import type { Exhibit } from "../plate";

const passedAt = STAGES.map(({ passed }) => total(passed, ([, deals]) => deals));
const PASSED = total(passedAt, (deals) => deals);
const LIVE = total(STAGES, ({ count }) => count);

/** How many deals have reached each stage: those now in it or beyond, and those declined there or later. */
const REACHED = STAGES.map((_, stage) => total(STAGES.slice(stage), ({ count }) => count) + total(passedAt.slice(stage), (deals) => deals));
const ALL = REACHED[0] ?? 0;

/** A quarter's deals, stage by stage, and the reason for each that was declined. */
export const peVentureCapital: Exhibit = {
  kicker: "Second quarter, to 3 June 2026",
  title: `${PASSED} deals declined, each with its reason`,
  note: `${ALL} deals considered,<br>${LIVE} of them still live`,
  css: `.funnel{margin-top:6px}.stage{display:grid;grid-template-columns:118px 330px 76px 1fr;gap:22px;align-items:center;padding:14px 0;border-bottom:1px solid #EDE8DB;min-height:74px}.stage:last-child{border-bottom:0}.stage.top{min-height:0;padding:14px 0 8px;font-size:14px;color:var(--colour-text-quiet);border-color:var(--colour-paper-line)}.track{display:flex;align-items:center;gap:12px}.track i{display:block;height:30px;background:var(--colour-ink-line);flex:none}.track .live{background:var(--colour-brass)}.n{font:400 25px/1 var(--font-serif);color:var(--colour-text-strong)}.stage>.n{text-align:right}.why{line-height:1.6}.why span{display:inline-block;margin-right:16px}.why b{margin-right:5px}
@media(max-width:600px){.stage{grid-template-columns:1fr auto;gap:2px 12px;padding:9px 0;min-height:0}.stage.top{display:none}.track{grid-column:1/3;grid-row:2}.track i{height:12px}.track .n{display:none}.stage>.n{font-size:14.5px;font-family:var(--font-sans)}.why{grid-column:1/3;padding-top:4px;line-height:1.45}.why span{margin-right:12px}}`,
  body: `<div class="funnel"><div class="stage top"><span>Stage</span><span>Reached it</span><span style="text-align:right">Declined</span><span>Because of</span></div>${each(
    STAGES,
    ({ title, passed }, index) => {
      const reached = REACHED[index] ?? 0;
      const last = index === STAGES.length - 1;
      return `<div class="stage"><h2>${title}</h2><div class="track"><i class="${last ? "live" : ""}" style="width:${(reached / ALL) * 82}%"></i><span class="n">${reached}</span></div><span class="n"><span class="narrow">${reached} reached, </span>${passedAt[index] ?? 0}<span class="narrow"> declined</span></span><p class="why small">${passed.length > 0 ? each(passed, ([reason, deals]) => `<span><b>${deals}</b>${reason.toLowerCase()}</span>`) : '<span class="quiet">None so far</span>'}</p></div>`;
    },
  )}</div>
<div class="foot"><span>Declined most often for price: <b class="strong">${total(
    STAGES.flatMap(({ passed }) => passed).filter(([reason]) => reason === "Price"),
    ([, deals]) => deals,
  )} of ${PASSED}</b></span><span class="wide">Each reason carries its date and the name of the paper it rests on.</span></div>`,
};
