import { ACCOUNT, HOLDINGS, INVESTORS, MANDATE, RELATIONSHIPS, TOUCHES, type InvestorReference } from "../../sample-deals/investors";
import { COUNTS, MANAGER } from "../../sample-deals/names";
import { millions, percent, shortDay, TODAY, total } from "../../sample-deals/words";
import { bar, each, figures, initials, tabs, tag } from "../parts";
import type { Screen } from "../shell";

const LISTED: readonly (readonly [letters: string, reference: InvestorReference, amount: string, warmth: number, last: string])[] = [
  ["NE", "S-014", "US$42m", 5, "Today"],
  ["GP", "S-007", "US$120m", 4, "1 Jun"],
  ["AE", "S-022", "US$28m", 4, "29 May"],
  ["LF", "S-031", "US$9m", 3, "29 May"],
  ["MF", "S-009", "US$64m", 5, "28 May"],
];

const strength = (level: number): string =>
  `<span class="strength">${each([1, 2, 3, 4, 5], (step) => `<i class="${step <= level ? "on" : ""}"></i>`)}</span>`;

/** What the investor puts into one deal, in a form that fits on one line. */
const TICKET = "US$5m to 12m";

const PAID = total(HOLDINGS, ({ paid }) => paid);

/** Investor relationships: a list, and one relationship in full. */
export const crm: Screen = {
  crumbs: ["Work", "Relationships", "S-014"],
  role: ["IR", "Investor relations"],
  phone: {
    kicker: `${ACCOUNT.reference} &middot; Professional client, by own statement`,
    title: INVESTORS[ACCOUNT.reference],
    rows: [
      ["Committed", `in ${HOLDINGS.length} holdings`, millions(ACCOUNT.committed)],
      ["Called", "of commitments", `${millions(PAID)}, ${percent(PAID / ACCOUNT.committed)}`],
      ["Typical ticket", "a deal", TICKET],
      ...TOUCHES.slice(0, 3).map(({ on, title, mark }) => [title, on === TODAY ? "Today" : shortDay(on), tag(mark[0], mark[1])] as const),
    ],
  },
  plate: {
    height: 396,
    css: `.touch:nth-child(n+3){display:none}.crm{height:396px}.people{display:flex;flex-direction:column}.people .p{flex:1;padding-block:0}.people .p:nth-child(6),.touch:nth-child(2){border:0}.people .row{gap:4px!important}.people .tag{font-size:11px;padding-inline:5px}.mix{font-size:12px}`,
  },
  css: `.figures{grid-auto-columns:auto}.figures b{white-space:nowrap}.crm{display:grid;grid-template-columns:312px 1fr;flex:1;min-height:0}.people{border-right:1px solid var(--colour-paper-line);background:var(--colour-paper-card);overflow:hidden}.people .p{display:grid;grid-template-columns:28px 1fr auto;gap:10px;padding:11.6px 18px;border-bottom:1px solid var(--hair);align-items:center}.people .p.on{background:#FAF6EA;box-shadow:inset 2px 0 var(--colour-brass)}.strength{display:inline-flex;gap:2px}.strength i{width:9px;height:3px;background:#e3ddcd}.strength i.on{background:var(--colour-sea)}.profile{padding:22px 28px;min-width:0}.two{display:grid;grid-template-columns:1fr 216px;gap:24px;margin-top:4px}.touch{display:grid;grid-template-columns:62px 22px 1fr auto;gap:12px;padding:12px 0;border-bottom:1px solid var(--hair)}.mix{display:grid;grid-template-columns:78px 1fr 32px;gap:8px;align-items:center;padding:4px 0;font-size:11px}`,
  body: `<div class="crm"><div class="people"><div style="padding:18px 18px 12px;border-bottom:1px solid var(--colour-paper-line)"><div class="between"><h2>${COUNTS.relationships} relationships</h2><span class="small quiet">By last contact</span></div><div class="row" style="margin-top:9px;gap:6px">${each(Object.entries(RELATIONSHIPS), ([state, count], index) => tag(`${state} ${count}`, index === 0 ? "ink" : "plain"))}</div></div>
${each(LISTED, ([letters, ref, amount, warmth, last], index) => `<div class="p ${index === 0 ? "on" : ""}">${initials(letters, "light")}<div><strong>${INVESTORS[ref]}</strong><br><span class="small quiet">${ref} &middot; ${amount} a year</span></div><div class="num small quiet">${last}<br>${strength(warmth)}</div></div>`)}</div>
<div class="profile"><div class="between" style="align-items:flex-start"><h1>${INVESTORS[ACCOUNT.reference]}</h1></div>
<p style="margin-top:4px">${tag("Professional client, by own statement", "sea")}&ensp;${ACCOUNT.reference} &middot; LP of ${MANAGER} since ${ACCOUNT.since}</p>
<div style="margin-top:16px">${figures([
    ["Committed", millions(ACCOUNT.committed), `in ${HOLDINGS.length} holdings`],
    ["Called", millions(PAID), percent(PAID / ACCOUNT.committed)],
    ["Ticket", TICKET, "a deal"],
    ["Reply time", "31 hours", "median"],
    ["Strength", "5 of 5", "known well"],
  ])}</div>
<div style="margin-top:10px">${tabs(["Contact history", "Mandate", "Commitments", "Documents 23", "Compliance"])}</div>
<div class="two"><div>${each(TOUCHES, ({ on, by, title, text, mark }) => `<div class="touch"><span class="small quiet">${on === TODAY ? "Today" : shortDay(on)}</span>${initials(by, "light small")}<div><strong>${title}</strong><br>${text}</div><div>${tag(mark[0], mark[1])}</div></div>`)}</div>
<div style="padding-top:14px"><div class="label" style="margin-bottom:5px">Mandate, by allocation</div>${each(
    MANDATE,
    ([name, share]) =>
      `<div class="mix"><span>${name}</span>${bar(share * 2.2, name === "Growth" ? "brass" : "ink")}<span class="num text">${Math.round(share * 100)}%</span></div>`,
  )}</div></div></div></div>`,
};
