import { ACTS_A_DAY, ACTS_BEFORE, ACTS_TODAY, ROOM, TRAIL } from "../../sample-deals/greywether";
import { NAMES } from "../../sample-deals/names";
import { day, total } from "../../sample-deals/words";
import { barChart } from "../charts";
import { each, heading, initials, table, tag } from "../parts";
import type { Screen } from "../shell";

const countOf = (today: typeof ACTS_TODAY): number => total(today, ([, acts]) => acts);

/** The number of all entries, given today's. */
export const entriesWith = (today: typeof ACTS_TODAY): number =>
  ACTS_BEFORE + total(ACTS_A_DAY.slice(0, -1), (acts) => acts) + countOf(today);

const REFUSED = ACTS_TODAY.find(([kind]) => kind === "Refusals")?.[1];

/** The audit trail: every act, the latest first. */
export const trailScreen = (trail: typeof TRAIL, today: typeof ACTS_TODAY): Screen => ({
  crumbs: ["Oversight", "Audit trail", NAMES.greywether],
  role: ["CP", "Compliance"],
  phone: {
    kicker: NAMES.greywether,
    title: "Audit trail, 3 June",
    rows: trail.slice(0, 6).map(([time, , role, action, tone, object]) => [object, `${time} &middot; ${role}`, tag(action, tone)]),
  },
  plate: {
    height: 402,
    css: `tr:nth-child(n+7){display:none}.split .stack,.split .stack>*{display:flex;flex-direction:column}.split .stack>*{flex:auto;justify-content:space-between}.body{padding-bottom:28px}.filters{align-items:center;white-space:nowrap}.filters .tag:nth-last-child(2){display:none}.split{grid-template-columns:minmax(0,1fr) 214px}.ref,td strong{font-size:12px}td{padding-inline:7px}`,
  },
  css: `.split{display:grid;grid-template-columns:1fr 214px;gap:16px;height:100%}.ref{font-family:var(--font-sans);font-size:10.5px;color:var(--colour-text-quiet);letter-spacing:.04em}.filters{display:flex;gap:7px;margin-bottom:12px}td{padding:9.2px 8px;white-space:nowrap}th{padding-left:8px;padding-right:8px}td strong{font-size:11.5px}`,
  body: `${heading("Audit trail", "Who did what, when, and to which document.")}
<div class="body"><div class="split"><div><div class="filters">${tag(`All acts ${countOf(today)}`, "ink")}${each(today, ([kind, acts]) => tag(`${kind} ${acts}`))}<span class="small quiet" style="margin-left:auto">Times in UTC &middot; ${entriesWith(today)} entries since ${day(ROOM.opened)}</span></div>
<div class="card">${table(
    [{ title: "Time" }, { title: "Role" }, { title: "Act" }, { title: "Object" }, { title: "Detail" }, { title: "Ref.", number: true }],
    trail.map(([time, letters, role, action, tone, object, detail, reference]) => [
      `<span class="text even">${time}</span>`,
      `<span class="row" style="gap:8px">${initials(letters, "light small")}${role}</span>`,
      tag(action, tone),
      `<strong>${object}</strong>`,
      `<span class="small">${detail}</span>`,
      `<span class="ref even">${reference}</span>`,
    ]),
    3,
  )}</div></div>
<div class="stack"><div class="card pad"><div class="label">Refused today</div><p class="serif" style="font-size:26px;margin:4px 0 2px">${REFUSED}</p><p class="small quiet">Roles without the right to read.</p></div>
<div class="card pad"><div class="label" style="margin-bottom:8px">Acts a day, last 14 days</div>${barChart({ width: 180, height: 96, top: 100, groups: ACTS_A_DAY.map((value, index) => ({ label: index === 0 ? "21" : index === 13 ? "3" : "", bars: [[value, index === 13 ? "var(--colour-brass)" : "var(--colour-ink-line)"]] as const })) })}</div></div></div></div>`,
});

/** The trail of 3 June. */
export const auditTrail = trailScreen(TRAIL, ACTS_TODAY);
