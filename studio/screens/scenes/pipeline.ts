import { STAGES } from "../../sample-deals/desk";
import { COMMITTEE, COUNTS, NAMES } from "../../sample-deals/names";
import type { Deal } from "../../sample-deals/stage";
import { day, millions, total } from "../../sample-deals/words";
import { bar, each, figures, heading, initials, tag } from "../parts";
import type { Screen } from "../shell";

const card = ({ name, what, ticket, mark, next, owner, done }: Deal): string => `<div class="deal card">
<div class="between"><h3>${name}</h3></div><p class="quiet small">${what}</p>
<div class="between" style="margin:9px 0 8px"><strong>${millions(ticket)}</strong>${tag(mark[0], mark[1])}</div>${bar(done, done > 0.8 ? "" : "brass")}
<div class="row" style="margin-top:9px;gap:7px">${initials(owner, "light small")}<span class="small">${next}</span></div></div>`;

const AGENDA = `<div class="agenda card"><div class="between"><h2>Committee, ${day(COMMITTEE.date)}</h2><span class="small quiet">Quorum ${COMMITTEE.quorum} of ${COMMITTEE.members}</span></div><div class="list" style="margin-top:4px">${each(
  [
    ["1", NAMES.sablewood, "Vote", "PR"],
    ["2", NAMES.soilData, "Second reading", "AS"],
    ["3", "Concentration: energy at 19%", "To note", "RI"],
  ] as const,
  ([number, title, what, owner]) =>
    `<div class="row" style="padding:7px 0"><span class="serif" style="width:14px">${number}</span><strong style="flex:1">${title}</strong><span class="small quiet">${what}</span>${initials(owner, "light small")}</div>`,
)}</div></div>`;

const REVIEWED = millions(
  total(STAGES, ({ amount }) => amount),
  0,
);

/** The deal pipeline as a board of stages. */
export const pipeline: Screen = {
  area: "Pipeline",
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
    css: `.figures,.agenda,.more,.deal:nth-child(n+4),.button:not(.primary){display:none}.head p{font-size:13px}.small{font-size:11.5px}.between>.small{font-size:12px}.tag{font-size:11.5px;padding-block:3px}.deal{padding-inline:11px}.initials.small{width:21px;font-size:10px}.board{padding-top:10px}`,
  },
  css: `.board{display:grid;grid-template-columns:repeat(5,1fr);gap:12px;padding-top:14px;position:relative;height:516px}.stage{border-top:2px solid var(--colour-text-strong);padding-top:8px;min-width:0}.deal{padding:11px 12px;margin-top:9px}.more{padding:9px 12px}.agenda{position:absolute;right:0;bottom:2px;width:calc(40% - 5px);padding:13px 16px;background:var(--colour-paper-band)}.stage:nth-child(5){border-color:var(--colour-brass)}`,
  body: `${heading("Deal pipeline", `${COUNTS.pipeline} live deals, ${REVIEWED} of tickets under review.`, ["Filter: all mandates", "Export", "Add deal"])}
<div class="body">${figures([
    ["Under review", REVIEWED, `${COUNTS.pipeline} deals`],
    [
      "Weighted",
      millions(
        total(STAGES, ({ amount, weight }) => amount * weight),
        0,
      ),
      "by stage",
    ],
    ["Median time to term sheet", "38 days", "6 fewer than last quarter"],
    ["Passed this quarter", String(total(STAGES, ({ passed }) => total(passed, ([, deals]) => deals))), "reasons recorded"],
    ["Next committee", day(COMMITTEE.date), "2 papers ready"],
  ])}
<div class="board">${each(STAGES, ({ title, count, amount, deals }) => `<div class="stage"><div class="between"><h2>${title}</h2><span class="small quiet">${count} &middot; ${millions(amount, 0)}</span></div>${each(deals, card)}${count > deals.length ? `<p class="small quiet more">${count - deals.length} more</p>` : ""}</div>`)}${AGENDA}</div></div>`,
};
