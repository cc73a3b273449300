import { STAGES } from "../../sample-deals/desk";
import { COUNTS } from "../../sample-deals/names";
import type { Deal } from "../../sample-deals/stage";
import { millions, total } from "../../sample-deals/words";
import { bar, each, heading, initials, tag } from "../parts";
import type { Screen } from "../shell";

const card = ({ name, what, ticket, mark, next, owner, done }: Deal): string => `<div class="deal card">
<div class="between"><h3>${name}</h3></div><p class="quiet small">${what}</p>
<div class="between" style="margin:9px 0 8px"><strong>${millions(ticket)}</strong>${tag(mark[0], mark[1])}</div>${bar(done, done > 0.8 ? "" : "brass")}
<div class="row" style="margin-top:9px;gap:7px">${initials(owner, "light small")}<span class="small">${next}</span></div></div>`;

const REVIEWED = millions(
  total(STAGES, ({ amount }) => amount),
  0,
);

/** The deal pipeline as a board of stages. */
export const pipeline: Screen = {
  crumbs: ["Work", "Pipeline", "Direct and co-investment"],
  phone: {
    kicker: `${COUNTS.pipeline} live deals`,
    title: "Deal pipeline",
    rows: STAGES.flatMap(({ title, deals }, stage) =>
      deals
        .slice(0, stage === STAGES.length - 1 ? 2 : 1)
        .map(({ name, ticket, mark }) => [name, `${title} &middot; ${millions(ticket)}`, tag(...mark)] as const),
    ),
  },
  // Shown 1,150 px wide, the smallest words are 13 px high.
  plate: {
    height: 398,
    css: `.deal:nth-child(n+4){display:none}.head p{font-size:13px}.small{font-size:11.5px}.between>.small{font-size:12px}.tag{font-size:11.5px;padding-block:3px}.deal{padding-inline:11px}.initials.small{width:21px;font-size:10px}.board{padding-top:10px}`,
  },
  css: `.board{display:grid;grid-template-columns:repeat(5,1fr);gap:12px;padding-top:14px;position:relative;height:516px}.stage{border-top:2px solid var(--colour-text-strong);padding-top:8px;min-width:0}.deal{padding:11px 12px;margin-top:9px}.stage:nth-child(5){border-color:var(--colour-brass)}`,
  body: `${heading("Deal pipeline", `${COUNTS.pipeline} live deals, ${REVIEWED} of tickets under review.`)}
<div class="body"><div class="board">${each(STAGES, ({ title, count, amount, deals }) => `<div class="stage"><div class="between"><h2>${title}</h2><span class="small quiet">${count} &middot; ${millions(amount, 0)}</span></div>${each(deals, card)}</div>`)}</div></div>`,
};
