import { barChart } from "../charts";
import { each, heading, initials, table, tag, type Tone } from "../parts";
import type { Screen } from "../shell";

type Entry = readonly [
  time: string,
  letters: string,
  role: string,
  action: string,
  tone: Tone,
  object: string,
  detail: string,
  seal: string,
];

const ENTRIES: readonly Entry[] = [
  ["16:42:08", "CO", "Counsel", "Signed", "sea", "NDA, Project Greywether", "Two factors, Zurich", "9f3c a1"],
  ["16:40:51", "AS", "Associate", "Uploaded", "plain", "02.3.1 Integrated model, v7", "Replaces v6", "41d0 7e"],
  ["16:31:19", "IA", "Investor A", "Viewed", "plain", "02.3.1 Integrated model, v6", "6 min 12 s, pages 1&ndash;22", "c07b 35"],
  ["16:12:44", "BD", "Bidder 3", "Refused", "red", "02.3.6 Covenant calculations", "No permission", "5ea8 0c"],
  ["15:58:02", "PR", "Principal", "Granted", "brass", "Auditor: print in 02 Financial", "Until 14 June, 18:00", "e16d 92"],
  ["15:47:30", "AU", "Auditor", "Printed", "plain", "02.3.3 Forecast bridge, p. 4", "Watermark 7731", "2b94 f8"],
  ["15:20:11", "IB", "Investor B", "Asked", "plain", "Q21, change of control", "Routed to Counsel", "88c1 4d"],
  ["14:55:37", "OP", "Operations", "Received", "sea", "Investor B: beneficial owners", "4 of 4 documents", "d35f 60"],
  ["14:31:09", "AS", "Associate", "Answered", "plain", "Q17, intake licence", "Shared with 3 readers", "0a7e bb"],
  ["13:02:46", "PR", "Principal", "Moved", "plain", "Greywether to diligence", "Committee note 118", "74f2 19"],
  ["11:48:20", "IA", "Investor A", "Saved", "brass", "02.3.8 Notes to the model, v5", "Encrypted copy 0042", "b6c9 e3"],
  ["11:15:03", "CO", "Counsel", "Revoked", "red", "Bidder 1: whole room", "Withdrew on 2 June", "1f08 a7"],
];

const DAYS = [41, 58, 37, 12, 9, 66, 73, 84, 69, 91, 22, 14, 78, 96];

/** The audit trail: every act in order, sealed to the one before it. */
export const auditTrail: Screen = {
  area: "Audit trail",
  crumbs: ["Oversight", "Audit trail", "Project Greywether"],
  role: ["CP", "Compliance"],
  css: `.split{display:grid;grid-template-columns:1fr 214px;gap:16px;height:100%}.seal{font-family:var(--font-sans);font-size:10.5px;color:var(--colour-text-quiet);letter-spacing:.04em}.filters{display:flex;gap:7px;margin-bottom:12px}td{padding:9.2px 8px;white-space:nowrap}th{padding-left:8px;padding-right:8px}td strong{font-size:11.5px}`,
  body: `${heading("Audit trail", "Who did what, to which document, from where. Entries cannot be changed or removed.", ["3 June, all hours", "Export"])}
<div class="body"><div class="split"><div><div class="filters">${tag("All acts", "ink")}${each(["Views 214", "Grants 11", "Refusals 3", "Signatures 4", "Exports 2"], (name) => tag(name))}<span class="small quiet" style="margin-left:auto">Times in UTC &middot; 812 entries this month</span></div>
<div class="card">${table(
    [{ title: "Time" }, { title: "Role" }, { title: "Act" }, { title: "Object" }, { title: "Detail" }, { title: "Seal", number: true }],
    ENTRIES.map(([time, letters, role, action, tone, object, detail, seal]) => [
      `<span class="text">${time}</span>`,
      `<span class="row" style="gap:8px">${initials(letters, "light small")}${role}</span>`,
      tag(action, tone),
      `<strong>${object}</strong>`,
      `<span class="small">${detail}</span>`,
      `<span class="seal">${seal}</span>`,
    ]),
    3,
  )}</div></div>
<div class="stack"><div class="card pad"><div class="label">Chain of seals</div><p class="serif" style="font-size:19px;margin:4px 0 2px"><span class="dot" style="width:8px;height:8px"></span>Unbroken</p><p class="small quiet">812 of 812 entries agree. Last proof at 16:45.</p></div>
<div class="card pad"><div class="label" style="margin-bottom:8px">Acts a day, last 14 days</div>${barChart({ width: 180, height: 96, top: 100, groups: DAYS.map((value, index) => ({ label: index === 0 ? "21" : index === 13 ? "3" : "", bars: [[value, index === 13 ? "var(--colour-brass)" : "var(--colour-ink-line)"]] as const })) })}</div>
<div class="card pad"><div class="label">To look at</div><div class="list" style="margin-top:2px"><div><strong>Refused twice</strong><br><span class="small quiet">Bidder 3 on 02.3.6, 11 minutes apart</span></div><div><strong>New address</strong><br><span class="small quiet">Investor B, first time from Singapore</span></div></div></div>
<div class="card pad"><div class="label">Kept for</div><p class="serif" style="font-size:19px;margin-top:4px">10 years</p><p class="small quiet">Policy RP-4, reviewed in January</p></div></div></div></div>`,
};
