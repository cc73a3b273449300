import { RECORD } from "../../sample-deals/sales";
import { day, fullDay, millions, shortDay, TODAY } from "../../sample-deals/words";
import { each, initials } from "../../screens/parts";
import { pairs, type Exhibit } from "../plate";

const { asked, late, papers, people, steps } = RECORD;
const DONE = steps.filter(([, on]) => on <= TODAY).length;

/** One deal, from teaser to closing, with its people, papers and questions. */
export const suite: Exhibit = {
  kicker: `One record, read on ${fullDay(TODAY)}`,
  title: RECORD.deal,
  note: `Aerospace castings, ${millions(RECORD.ticket)}.<br>Signing on ${day(steps[DONE]?.[1] ?? "")}`,
  css: `.route{display:grid;grid-template-columns:repeat(${steps.length},1fr);position:relative;margin:34px 0 8px}.route:before,.route:after{content:'';position:absolute;left:0;top:5px;height:3px;background:#e3ddcd;width:100%}.route:after{width:${((DONE + 0.1) / steps.length) * 100}%;background:var(--colour-brass)}.route>div{padding-top:22px;position:relative;line-height:1.4}.route i{position:absolute;top:-1px;left:0;width:15px;height:15px;border-radius:50%;background:var(--colour-paper-card);border:2px solid #c9c2b0;z-index:1}.route .done i{background:var(--colour-brass);border-color:var(--colour-brass)}.route h3{font:400 20px/1.3 var(--font-serif);color:var(--colour-text-strong)}.cols{grid-template-columns:1fr 1fr 1fr}.person{display:grid;grid-template-columns:34px 94px 1fr;gap:12px;padding:7px 0;align-items:center;border-bottom:1px solid #EDE8DB}.person:last-child{border:0}.person span:last-child{text-align:right}.initials{width:30px;height:30px;border-radius:2px;background:var(--colour-ink);color:var(--colour-text-on-ink);font-size:12px;display:inline-grid;place-items:center}.block dl>div{padding-block:9.4px}
@media(max-width:600px){.route{display:block;margin:18px 0 0;padding-left:0}.route:before,.route:after{left:6px;width:2px;height:auto;top:8px;bottom:10px}.route:after{bottom:auto;height:${((DONE - 0.5) / steps.length) * 100}%;width:2px}.route>div{padding:0 0 11px 30px;display:grid;grid-template-columns:1fr auto}.route>div:last-child{padding-bottom:0}.route h3{font-size:18px}.route i{top:4px;width:14px;height:14px}.route .small.quiet{display:none}.block>h2{padding:20px 0 4px}.block dl>div{padding-block:6px}}`,
  body: `<div class="route">${each(steps, ([title, on, what], index) => `<div class="${index < DONE ? "done" : ""}"><i></i><h3>${title}</h3><p class="small">${shortDay(on)}</p><p class="small quiet">${what}</p></div>`)}</div>
<div class="cols"><div class="block wide"><h2>People</h2>${each(people, ([letters, role, part]) => `<div class="person">${initials(letters)}<span class="strong">${role}</span><span>${part}</span></div>`)}</div>
<div class="block"><h2>Documents relied on</h2>${pairs(papers)}</div>
<div class="block wide"><h2>Questions, ${asked} of ${asked} answered</h2>${pairs([...late, ["In the log", `${asked - late.length} more`]])}</div></div>`,
};
