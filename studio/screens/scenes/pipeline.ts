import { bar, each, figures, heading, initials, tag, type Tone } from "../parts";
import type { Screen } from "../shell";

interface Deal {
  name: string;
  what: string;
  ticket: string;
  mark: readonly [string, Tone];
  next: string;
  owner: string;
  done: number;
}

const STAGES: readonly (readonly [title: string, count: number, total: string, deals: readonly Deal[]])[] = [
  [
    "Sourced",
    9,
    "US$96m",
    [
      {
        name: "Project Larkspur",
        what: "Specialty packaging, buyout",
        ticket: "US$14.0m",
        mark: ["New", "brass"],
        next: "Teaser read",
        owner: "AN",
        done: 0.1,
      },
      {
        name: "Series B &ndash; Grid storage",
        what: "Energy, growth",
        ticket: "US$6.5m",
        mark: ["Co-invest", "plain"],
        next: "NDA sent",
        owner: "AS",
        done: 0.15,
      },
      {
        name: "Project Ashlar",
        what: "Logistics estate, income",
        ticket: "US$22.0m",
        mark: ["Off market", "plain"],
        next: "Call Thursday",
        owner: "PR",
        done: 0.1,
      },
    ],
  ],
  [
    "Screening",
    6,
    "US$118m",
    [
      {
        name: "Project Tern",
        what: "Port services, buyout",
        ticket: "US$31.0m",
        mark: ["Priority", "sea"],
        next: "Model v2 on Friday",
        owner: "AS",
        done: 0.35,
      },
      {
        name: "Series A &ndash; Cold chain",
        what: "Health logistics, venture",
        ticket: "US$2.4m",
        mark: ["Co-invest", "plain"],
        next: "Reference calls 3 of 5",
        owner: "AN",
        done: 0.6,
      },
      {
        name: "Project Halyard",
        what: "Marine insurance MGA",
        ticket: "US$12.5m",
        mark: ["Conflict check", "red"],
        next: "Counsel to clear",
        owner: "CO",
        done: 0.4,
      },
    ],
  ],
  [
    "Diligence",
    4,
    "US$142m",
    [
      {
        name: "Project Greywether",
        what: "Water treatment, growth",
        ticket: "US$28.0m",
        mark: ["Data room", "sea"],
        next: "Quality of earnings",
        owner: "PR",
        done: 0.72,
      },
      {
        name: "Coldwell Yard",
        what: "Prime residential, 64 units",
        ticket: "US$40.0m",
        mark: ["Real estate", "plain"],
        next: "Title report due 4 Jun",
        owner: "CO",
        done: 0.55,
      },
      {
        name: "Secondary &ndash; Fund VI",
        what: "LP interest, 2018 vintage",
        ticket: "US$8.2m",
        mark: ["11% discount", "brass"],
        next: "Transfer consent",
        owner: "AS",
        done: 0.48,
      },
    ],
  ],
  [
    "Committee",
    3,
    "US$61m",
    [
      {
        name: "Project Sablewood",
        what: "Veterinary group, buyout",
        ticket: "US$35.0m",
        mark: ["Paper ready", "sea"],
        next: "Vote on 12 June",
        owner: "PR",
        done: 0.9,
      },
      {
        name: "Series C &ndash; Soil data",
        what: "Agritech, growth",
        ticket: "US$9.0m",
        mark: ["2 questions", "brass"],
        next: "Answer by Tuesday",
        owner: "AS",
        done: 0.82,
      },
    ],
  ],
  [
    "Closing",
    2,
    "US$47m",
    [
      {
        name: "Project Quillon",
        what: "Aerospace castings",
        ticket: "US$29.0m",
        mark: ["Signing", "ink"],
        next: "Funds flow agreed",
        owner: "CO",
        done: 0.96,
      },
      {
        name: "Elm Passage SPV",
        what: "Co-investment vehicle",
        ticket: "US$18.0m",
        mark: ["KYC 7 of 8", "brass"],
        next: "Final subscriber",
        owner: "OP",
        done: 0.88,
      },
    ],
  ],
];

const card = ({ name, what, ticket, mark, next, owner, done }: Deal): string => `<div class="deal card">
<div class="between"><h3>${name}</h3></div><p class="quiet small">${what}</p>
<div class="between" style="margin:9px 0 8px"><strong>${ticket}</strong>${tag(mark[0], mark[1])}</div>${bar(done, done > 0.8 ? "" : "brass")}
<div class="row" style="margin-top:9px;gap:7px">${initials(owner, "light small")}<span class="small">${next}</span></div></div>`;

const AGENDA = `<div class="agenda card"><div class="between"><h2>Committee, 12 June</h2><span class="small quiet">Quorum 3 of 4</span></div><div class="list" style="margin-top:4px">${each(
  [
    ["1", "Project Sablewood", "Vote", "PR"],
    ["2", "Series C &ndash; Soil data", "Second reading", "AS"],
    ["3", "Concentration: energy at 19%", "To note", "RI"],
  ] as const,
  ([number, title, what, owner]) =>
    `<div class="row" style="padding:7px 0"><span class="serif" style="width:14px">${number}</span><strong style="flex:1">${title}</strong><span class="small quiet">${what}</span>${initials(owner, "light small")}</div>`,
)}</div></div>`;

/** The deal pipeline as a board of stages. */
export const pipeline: Screen = {
  area: "Pipeline",
  crumbs: ["Work", "Pipeline", "Direct and co-investment"],
  css: `.board{display:grid;grid-template-columns:repeat(5,1fr);gap:12px;padding-top:14px;position:relative;height:516px}.stage{border-top:2px solid var(--colour-text-strong);padding-top:8px;min-width:0}.deal{padding:11px 12px;margin-top:9px}.more{padding:9px 12px}.agenda{position:absolute;right:0;bottom:2px;width:calc(40% - 5px);padding:13px 16px;background:var(--colour-paper-band)}.stage:nth-child(5){border-color:var(--colour-brass)}`,
  body: `${heading("Deal pipeline", "Twenty-four live opportunities, US$464m of tickets under review.", ["Filter: all mandates", "Export", "Add opportunity"])}
<div class="body">${figures([
    ["Under review", "US$464m", "24 opportunities"],
    ["Weighted", "US$171m", "by stage"],
    ["Median time to term sheet", "38 days", "6 fewer than last quarter"],
    ["Passed this quarter", "61", "reasons recorded"],
    ["Next committee", "12 June", "2 papers ready"],
  ])}
<div class="board">${each(STAGES, ([title, count, total, deals]) => `<div class="stage"><div class="between"><h2>${title}</h2><span class="small quiet">${count} &middot; ${total}</span></div>${each(deals, card)}${count > deals.length ? `<p class="small quiet more">${count - deals.length} more</p>` : ""}</div>`)}${AGENDA}</div></div>`,
};
