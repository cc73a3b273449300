import { barChart, lineChart } from "../charts";
import { bar, figures, heading, table, tabs, tag } from "../parts";
import type { Screen } from "../shell";

const HOLDINGS = [
  ["Project Sablewood", "Buyout, 2021", "9.0", "14.8", "1.64x", "21.4%", "sea", "Ahead"],
  ["Elm Passage SPV", "Co-investment, 2022", "6.5", "8.9", "1.37x", "16.8%", "sea", "On plan"],
  ["Coldwell Yard", "Real estate, 2022", "12.0", "13.6", "1.13x", "7.2%", "plain", "On plan"],
  ["Series B &ndash; Grid storage", "Growth, 2023", "4.0", "5.9", "1.48x", "24.1%", "sea", "Ahead"],
  ["Marsh Lane Fund I", "Fund, 2019", "10.0", "17.1", "1.71x", "15.9%", "plain", "Harvest"],
  ["Project Ostler", "Private credit, 2023", "5.0", "5.3", "1.06x", "9.8%", "brass", "Watch"],
] as const;

const NAV = [20.4, 22.1, 23.8, 25, 27.6, 30.9, 32.2, 36.4, 39.8, 42.6, 47.1, 51.2, 54.9, 58.3, 62.4, 65.6];
const PAID = [19.8, 21.5, 23, 24.5, 26, 28.2, 30, 33, 35, 37, 39.5, 41, 43, 44, 45.6, 46.5];

/** Quarterly reporting to an investor: value, flows, holdings. */
export const investorReporting: Screen = {
  area: "Reporting",
  crumbs: ["Capital", "Reporting", "First quarter"],
  role: ["IR", "Investor relations"],
  css: `.charts{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:16px;margin:14px 0}.legend{display:flex;gap:14px;font-size:10.5px;color:var(--colour-text-quiet)}.legend i{display:inline-block;width:12px;height:2px;vertical-align:3px;margin-right:5px}td{padding-top:6.5px;padding-bottom:6.5px}`,
  body: `${heading("Portfolio report, first quarter", "FO-118 &middot; Values at 31 March, approved by the auditor on 22 May &middot; US$", ["Quarter 1", "Download", "Release to investor"])}
<div class="body">${figures([
    ["Net asset value", "65.6m", "+5.1% in the quarter"],
    ["Paid in", "46.5m", "76% of commitments"],
    ["Distributed", "18.9m", "0.41x DPI"],
    ["Total value", "1.82x", "TVPI, net of fees"],
    ["Net return", "17.6%", "IRR since 2019"],
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
    steps: ["2021", "2022", "2023", "2024", "2025"],
    series: [
      { values: NAV, colour: "var(--colour-sea)", filled: true },
      { values: PAID, colour: "var(--colour-brass)" },
    ],
  })}</div></div>
<div class="card pad"><div class="between"><h2>Calls and distributions</h2><span class="small quiet">US$m</span></div><div style="margin-top:8px">${barChart(
    {
      width: 266,
      height: 132,
      top: 4,
      groups: [
        ["Q2", 2.6, 0.6],
        ["Q3", 1.4, 1.9],
        ["Q4", 2.2, 1.2],
        ["Q1", 0.9, 3.4],
        ["Q2e", 1.5, 2.1],
      ].map(([label, called, paid]) => ({
        label: String(label),
        bars: [
          [Number(called), "var(--colour-ink-line)"],
          [Number(paid), "var(--colour-brass)"],
        ] as const,
      })),
    },
  )}</div><div class="legend" style="margin-top:8px"><span><i style="background:var(--colour-ink-line);height:6px;width:6px;vertical-align:1px"></i>Called</span><span><i style="background:var(--colour-brass);height:6px;width:6px;vertical-align:1px"></i>Distributed</span><span style="margin-left:auto">Next call 1.5m, 18 June</span></div></div></div>
${tabs(["Holdings 6", "Cash flows", "Fees and carry", "Notices 3", "Statements"])}
<div class="card" style="border-top:0;border-radius:0 0 3px 3px">${table(
    [
      { title: "Holding" },
      { title: "Paid in", number: true },
      { title: "Value", number: true },
      { title: "Multiple", number: true },
      { title: "IRR", number: true },
      { title: "Share of value", width: "170px" },
      { title: "State" },
    ],
    HOLDINGS.map(([name, kind, paid, value, multiple, irr, tone, state]) => [
      `<strong>${name}</strong> <span class="quiet small">&ensp;${kind}</span>`,
      paid,
      `<strong>${value}</strong>`,
      multiple,
      irr,
      `<div class="row"><div style="flex:1">${bar(Number(value) / 20, "ink")}</div><span class="small quiet num" style="width:30px">${Math.round((Number(value) / 65.6) * 100)}%</span></div>`,
      tag(state, tone),
    ]),
  )}</div></div>`,
};
