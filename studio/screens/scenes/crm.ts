import { bar, each, figures, initials, tabs, tag, type Tone } from "../parts";
import type { Screen } from "../shell";

const INVESTORS: readonly (readonly [letters: string, name: string, kind: string, amount: string, warmth: number, last: string])[] = [
  ["NE", "Northern single family office", "FO-118", "US$42m", 5, "Today"],
  ["GP", "Gulf pension reserve", "PF-021", "US$120m", 4, "1 Jun"],
  ["AE", "Alpine endowment", "EN-044", "US$28m", 4, "31 May"],
  ["LF", "Lakeside foundation", "EN-052", "US$9m", 3, "29 May"],
  ["MF", "Multi family office, Geneva", "FO-131", "US$64m", 5, "28 May"],
  ["IH", "Industrial family holding", "FO-097", "US$35m", 3, "24 May"],
  ["FF", "Fund of funds, Nordic", "FF-016", "US$75m", 2, "20 May"],
  ["PB", "Private bank, advisory desk", "PB-008", "US$50m", 4, "19 May"],
  ["EX", "Former operator, health care", "PI-203", "US$6m", 3, "14 May"],
  ["SV", "Sovereign venture arm", "SW-003", "US$200m", 1, "2 May"],
];

const TOUCHES: readonly (readonly [when: string, letters: string, title: string, text: string, mark: readonly [string, Tone]])[] = [
  ["Today", "PR", "Call, 35 minutes", "Wants US$8m to US$12m in Greywether, alongside the lead.", ["Soft circle", "sea"]],
  ["30 May", "AS", "Sent Project Greywether teaser", "Opened four times, forwarded to their counsel once.", ["Read", "plain"]],
  ["22 May", "PR", "Annual review, in person", "Allocation to growth rises from 18% to 24%.", ["Mandate", "brass"]],
  ["9 May", "CO", "Side letter agreed", "Reporting within 45 days; excuse right for defence.", ["Signed", "plain"]],
];

const strength = (level: number): string =>
  `<span class="strength">${each([1, 2, 3, 4, 5], (step) => `<i class="${step <= level ? "on" : ""}"></i>`)}</span>`;

/** Investor relationships: a list, and one relationship in full. */
export const crm: Screen = {
  area: "Relationships",
  crumbs: ["Work", "Relationships", "FO-118"],
  role: ["IR", "Investor relations"],
  css: `.crm{display:grid;grid-template-columns:312px 1fr;flex:1;min-height:0}.people{border-right:1px solid var(--colour-paper-line);background:var(--colour-paper-card);overflow:hidden}.people .p{display:grid;grid-template-columns:28px 1fr auto;gap:10px;padding:11.6px 18px;border-bottom:1px solid var(--hair);align-items:center}.people .p.on{background:#FAF6EA;box-shadow:inset 2px 0 var(--colour-brass)}.strength{display:inline-flex;gap:2px}.strength i{width:9px;height:3px;background:#e3ddcd}.strength i.on{background:var(--colour-sea)}.profile{padding:22px 28px;min-width:0}.two{display:grid;grid-template-columns:1fr 216px;gap:24px;margin-top:4px}.touch{display:grid;grid-template-columns:62px 22px 1fr auto;gap:12px;padding:12px 0;border-bottom:1px solid var(--hair)}.mix{display:grid;grid-template-columns:78px 1fr 32px;gap:8px;align-items:center;padding:4px 0;font-size:11px}`,
  body: `<div class="crm"><div class="people"><div style="padding:18px 18px 12px;border-bottom:1px solid var(--colour-paper-line)"><div class="between"><h2>318 relationships</h2><span class="small quiet">By last contact</span></div><div class="row" style="margin-top:9px;gap:6px">${tag("Active 142", "ink")}${tag("Warm 111")}${tag("Dormant 61")}${tag("Blocked 4")}</div></div>
${each(INVESTORS, ([letters, name, ref, amount, warmth, last], index) => `<div class="p ${index === 0 ? "on" : ""}">${initials(letters, "light")}<div><strong>${name}</strong><br><span class="small quiet">${ref} &middot; ${amount} a year</span></div><div class="num small quiet">${last}<br>${strength(warmth)}</div></div>`)}</div>
<div class="profile"><div class="between" style="align-items:flex-start"><div><h1>Northern single family office</h1><p style="margin-top:5px">${tag("Professional client", "sea")}&ensp;FO-118 &middot; Known since 2016 &middot; Committee of three</p></div><div class="actions"><span class="button">Log contact</span><span class="button primary">Invite to deal</span></div></div>
<div style="margin-top:16px">${figures([
    ["Committed", "US$61.5m", "in 6 holdings"],
    ["Called", "US$46.5m", "76%"],
    ["Ticket", "US$5m+", "up to US$12m"],
    ["Reply time", "31 hours", "median"],
    ["Strength", "5 of 5", "known well"],
  ])}</div>
<div style="margin-top:10px">${tabs(["Contact history", "Mandate", "Commitments", "Documents 23", "Compliance"])}</div>
<div class="two"><div>${each(TOUCHES, ([when, letters, title, text, mark]) => `<div class="touch"><span class="small quiet">${when}</span>${initials(letters, "light small")}<div><strong>${title}</strong><br>${text}</div><div>${tag(mark[0], mark[1])}</div></div>`)}
<div style="margin-top:12px;background:var(--colour-paper-band);border-left:2px solid var(--colour-brass);padding:10px 14px"><strong>Next step, 6 June</strong><br>Send the water rights opinion; confirm US$10m by 10 June so that the paper can name them.</div></div>
<div style="padding-top:14px"><div class="label" style="margin-bottom:5px">Allocation against mandate</div>${each(
    [
      ["Buyout", 0.38],
      ["Growth", 0.24],
      ["Real estate", 0.18],
      ["Private credit", 0.12],
      ["Venture", 0.08],
    ] as const,
    ([name, share]) =>
      `<div class="mix"><span>${name}</span>${bar(share * 2.2, name === "Growth" ? "brass" : "ink")}<span class="num text">${Math.round(share * 100)}%</span></div>`,
  )}
<div class="label" style="margin:20px 0 4px">People, by role</div><div class="list">${each(
    [
      ["PR", "Principal", "Decides"],
      ["CI", "Investment head", "Recommends"],
      ["CO", "Outside counsel", "Documents"],
      ["OP", "Operations", "Payments"],
    ] as const,
    ([letters, role, part]) =>
      `<div class="row" style="padding:7px 0">${initials(letters, "light small")}<span class="text">${role}</span><span class="small quiet" style="margin-left:auto">${part}</span></div>`,
  )}</div>
<div class="label" style="margin:16px 0 6px">Live interest</div><p class="small" style="line-height:1.8"><span class="dot"></span>Project Greywether, US$8m to 12m<br><span class="dot brass"></span>Coldwell Yard, reading<br><span class="dot off"></span>Series C &ndash; Soil data, passed</p></div></div></div></div>`,
};
