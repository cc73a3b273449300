import { ACCOUNT, HOLDINGS } from "../../sample-deals/investors";
import { MANAGER } from "../../sample-deals/names";
import { day, millions, multiple, percent, total } from "../../sample-deals/words";
import { barChart, lineChart } from "../charts";
import { figures, heading } from "../parts";
import type { Screen } from "../shell";

const PAID = total(HOLDINGS, ({ paid }) => paid);
const VALUE = total(HOLDINGS, ({ value }) => value);
const [BEFORE = 0] = ACCOUNT.value.slice(-2);

/** Quarterly reporting to an investor: value, flows, holdings. */
export const investorReporting: Screen = {
  crumbs: ["Capital", "Reporting", "First quarter"],
  role: ["IR", "Investor relations"],
  phone: {
    kicker: `${MANAGER} &middot; ${ACCOUNT.reference}`,
    title: "First quarter",
    rows: [
      ["Net asset value", `from ${BEFORE}m in December`, millions(VALUE)],
      ["Paid in", `${percent(PAID / ACCOUNT.committed)} of commitments`, millions(PAID)],
      [
        "DPI and TVPI",
        `net, at ${day(ACCOUNT.valuedOn)}`,
        `${multiple(ACCOUNT.distributed, PAID)}, ${multiple(VALUE + ACCOUNT.distributed, PAID)}`,
      ],
      ["Net return", `IRR since ${ACCOUNT.since}`, ACCOUNT.irr],
      ...HOLDINGS.slice(0, 2).map(({ name, kind, value }) => [name, kind, millions(value)] as const),
    ],
  },
  plate: {
    height: 418,
    css: `.charts>:last-child{display:flex;flex-direction:column}.charts>:last-child>.between{order:-2}.charts>:last-child>.legend{order:-1;flex-wrap:wrap;row-gap:0;white-space:nowrap}.charts>:last-child>.legend>:last-child{margin:0!important;flex-basis:100%}`,
  },
  css: `.charts{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:16px;margin:14px 0}.legend{display:flex;gap:14px;font-size:10.5px;color:var(--colour-text-quiet)}.legend i{display:inline-block;width:12px;height:2px;vertical-align:3px;margin-right:5px}`,
  body: `${heading("Portfolio report, first quarter", `${MANAGER} &middot; ${ACCOUNT.reference} &middot; Values at ${day(ACCOUNT.valuedOn)}, approved on ${day(ACCOUNT.approvedOn)} &middot; US$`)}
<div class="body">${figures([
    ["Net asset value", `${VALUE}m`, `from ${BEFORE}m in December`],
    ["Paid in", `${PAID}m`, `${percent(PAID / ACCOUNT.committed)} of commitments`],
    ["Distributed", `${ACCOUNT.distributed}m`, `${multiple(ACCOUNT.distributed, PAID)} DPI`],
    ["Total value", multiple(VALUE + ACCOUNT.distributed, PAID), "TVPI, net of fees"],
    ["Net return", ACCOUNT.irr, `IRR since ${ACCOUNT.since}`],
  ])}
<div class="charts"><div class="card pad"><div class="between"><h2>Value against capital paid in</h2><div class="legend"><span><i style="background:var(--colour-sea)"></i>Net asset value</span><span><i style="background:var(--colour-brass)"></i>Paid in</span></div></div>
<div style="margin-top:8px">${lineChart({
    width: 610,
    height: 176,
    range: [10, 72],
    ticks: [
      [20, "20m"],
      [40, "40m"],
      [60, "60m"],
    ],
    steps: ["2022", "2023", "2024", "2025", "2026"],
    series: [
      { values: ACCOUNT.value, colour: "var(--colour-sea)", filled: true },
      { values: ACCOUNT.paid, colour: "var(--colour-brass)" },
    ],
  })}</div></div>
<div class="card pad"><div class="between"><h2>Calls and distributions</h2><span class="small quiet">US$m</span></div><div style="margin-top:8px">${barChart(
    {
      width: 266,
      height: 132,
      top: 4,
      groups: ACCOUNT.flows.map(([label, called, paid]) => ({
        label,
        bars: [
          [called, "var(--colour-ink-line)"],
          [paid, "var(--colour-brass)"],
        ] as const,
      })),
    },
  )}</div><div class="legend" style="margin-top:8px"><span><i style="background:var(--colour-ink-line);height:6px;width:6px;vertical-align:1px"></i>Called</span><span><i style="background:var(--colour-brass);height:6px;width:6px;vertical-align:1px"></i>Distributed</span><span style="margin-left:auto">Next call ${ACCOUNT.flows[4][1]}m, ${day(ACCOUNT.nextCall)}</span></div></div></div></div>`,
};
