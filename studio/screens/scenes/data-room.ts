import { each, initials, table, tag } from "../parts";
import type { Screen } from "../shell";

const FOLDERS = [
  ["01", "Corporate", "14", 0],
  ["02", "Financial", "38", 0],
  ["", "Audited accounts", "6", 1],
  ["", "Monthly accounts", "24", 1],
  ["", "Model and forecasts", "8", 1],
  ["03", "Commercial", "27", 0],
  ["04", "Legal", "52", 0],
  ["05", "Technical", "19", 0],
  ["06", "Environmental", "11", 0],
  ["07", "Insurance", "8", 0],
  ["08", "Tax", "16", 0],
] as const;

const FILES = [
  ["02.3.1", "Integrated model, base case", "XLSX", "v7", "3 Jun, 16:40", "View", "14"],
  ["02.3.2", "Integrated model, downside", "XLSX", "v4", "3 Jun, 16:42", "View", "9"],
  ["02.3.3", "Forecast bridge FY25 to FY28", "PDF", "v2", "30 May, 11:08", "View, print", "12"],
  ["02.3.4", "Capital expenditure plan", "PDF", "v3", "29 May, 18:21", "View, print", "8"],
  ["02.3.5", "Working capital by site", "XLSX", "v1", "27 May, 09:55", "View", "6"],
  ["02.3.6", "Covenant calculations", "PDF", "v2", "26 May, 14:30", "Counsel", "2"],
  ["02.3.7", "Sensitivity tables", "PDF", "v1", "24 May, 10:12", "View, print", "11"],
  ["02.3.8", "Notes to the model", "PDF", "v5", "24 May, 10:10", "Download", "17"],
] as const;

const ROLES = [
  ["PR", "Principal", [2, 2, 2, 2]],
  ["CO", "Counsel", [2, 2, 2, 0]],
  ["AU", "Auditor", [2, 2, 0, 0]],
  ["IA", "Investor A", [2, 1, 0, 0]],
  ["IB", "Investor B", [2, 1, 0, 0]],
  ["BD", "Bidder 3", [1, 0, 0, 0]],
] as const;

const mark = (level: number): string => `<i class="mark m${level}"></i>`;

/** A data room with its folder tree, its files and who may do what. */
export const dataRoom: Screen = {
  area: "Data rooms",
  crumbs: ["Data rooms", "Project Greywether", "Model and forecasts"],
  role: ["CO", "Counsel"],
  css: `.room{display:grid;grid-template-columns:186px 1fr 244px;flex:1;min-height:0}.tree{border-right:1px solid var(--colour-paper-line);padding:20px 0;background:var(--colour-paper-band)}.tree .label{padding:0 20px 10px}.tree div.f{display:flex;gap:9px;padding:6.5px 20px;color:var(--colour-text-body)}.tree div.f b{font-weight:400;color:var(--colour-text-quiet);width:16px}.tree div.f span{margin-left:auto;color:var(--colour-text-quiet);font-size:11px}.tree div.sub{padding-left:45px;padding-right:16px;white-space:nowrap;font-size:11.5px}.tree div.on{background:var(--colour-paper-card);color:var(--colour-text-strong);font-weight:540;box-shadow:inset 2px 0 var(--colour-brass)}
.files{padding:20px 20px;min-width:0}.files td,.files th{padding-left:7px;padding-right:7px;white-space:nowrap}.files td strong{font-size:11.5px}.side{border-left:1px solid var(--colour-paper-line);background:var(--colour-paper-card);padding:20px 18px}.mark{display:inline-block;width:11px;height:11px;border:1px solid #cfc9b8;border-radius:2px;vertical-align:middle}.m2{background:var(--colour-sea);border-color:var(--colour-sea)}.m1{background:linear-gradient(135deg,var(--colour-brass) 50%,var(--colour-paper-card) 50%);border-color:var(--colour-brass)}.matrix td,.matrix th{padding:7px 0!important;text-align:center}.matrix{table-layout:fixed}.matrix th{font-size:10px;letter-spacing:0;text-transform:none}.matrix th:first-child{width:94px}.matrix td:first-child,.matrix th:first-child{text-align:left}.switch{width:26px;height:14px;border-radius:7px;background:var(--colour-sea);position:relative;flex:none}.switch:after{content:'';position:absolute;right:2px;top:2px;width:10px;height:10px;border-radius:50%;background:var(--colour-paper-card)}`,
  body: `<div class="room"><div class="tree"><div class="label">Index</div>${each(FOLDERS, ([number, name, count, level]) => `<div class="f ${level ? "sub" : ""} ${name === "Model and forecasts" ? "on" : ""}">${level ? "" : `<b>${number}</b>`}${name}<span>${count}</span></div>`)}
<div style="padding:18px 20px 0"><div class="label" style="padding:0 0 6px">Room</div><p class="small">185 documents, 1.4 GB<br>Open until 30 June<br>Questions: 18 of 21</p></div></div>
<div class="files"><div class="between"><div><h1>Model and forecasts</h1><p style="margin-top:4px">Eight documents, each watermarked to its reader.</p></div><div class="actions"><span class="button">Index</span><span class="button primary">Add files</span></div></div>
<div class="card" style="margin-top:16px">${table(
    [
      { title: "No." },
      { title: "Document" },
      { title: "Ver." },
      { title: "Changed" },
      { title: "Readers may" },
      { title: "Reads", number: true },
    ],
    FILES.map(([number, name, kind, version, when, rights, reads]) => [
      `<span class="quiet">${number}</span>`,
      `<strong>${name}</strong> <span class="quiet small">${kind}</span>`,
      version,
      `<span class="small nowrap">${when}</span>`,
      tag(rights, rights === "Counsel" ? "red" : rights === "Download" ? "sea" : "plain"),
      reads,
    ]),
    0,
  )}</div>
<div class="card pad" style="margin-top:14px"><div class="between"><h2>Open questions</h2><span class="small quiet">3 of 21</span></div><div class="list">
${each(
  [
    ["Q19", "Does the base case include the second licence?", "Investor A", "Due today", "brass"],
    ["Q20", "Please reconcile 02.3.4 with note 12 of the accounts.", "Auditor", "2 days", "plain"],
    ["Q21", "Which contracts carry a change of control clause?", "Counsel", "3 days", "plain"],
  ] as const,
  ([id, text, who, due, tone]) =>
    `<div class="row"><span class="quiet small" style="width:26px">${id}</span><span class="text" style="flex:1">${text}</span><span class="small quiet nowrap">${who}</span>${tag(due, tone)}</div>`,
)}</div></div><p class="small quiet" style="margin-top:12px">Answers go to every reader of the folder, unless the principal decides otherwise.</p></div>
<div class="side"><h2>Permissions</h2><p class="small quiet" style="margin-top:3px">From 02 Financial, 1 exception</p>
<table class="matrix" style="margin-top:12px"><thead><tr><th>Role</th><th>View</th><th>Print</th><th>Save</th><th>Edit</th></tr></thead><tbody>${each(ROLES, ([letters, name, rights]) => `<tr><td><span class="row" style="gap:7px">${initials(letters, "light small")}<span class="text">${name}</span></span></td>${each(rights, (level) => `<td>${mark(level)}</td>`)}</tr>`)}</tbody></table>
<p class="small quiet" style="margin-top:9px">${mark(2)} allowed &ensp; ${mark(1)} with watermark &ensp; ${mark(0)} no</p>
<div style="border-top:1px solid var(--colour-paper-line);margin-top:16px;padding-top:6px" class="list">${each(
    [
      ["Dynamic watermark", "Role and time on every page"],
      ["Fence view", "Shows only what is being read"],
      ["Expire access", "Bidder 3 on 14 June, 18:00"],
    ] as const,
    ([title, text]) =>
      `<div class="row" style="justify-content:space-between"><div><strong>${title}</strong><br><span class="small quiet">${text}</span></div><i class="switch"></i></div>`,
  )}</div>
<div style="border-top:1px solid var(--colour-paper-line);margin-top:6px;padding-top:14px"><div class="label">Last seen</div><p class="small" style="margin-top:6px;line-height:1.75">Investor A read 02.3.1, 6 min 12 s<br>Auditor printed 02.3.3, page 4<br>Bidder 3 was refused 02.3.6</p></div></div></div>`,
};
