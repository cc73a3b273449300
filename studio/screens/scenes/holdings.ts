import { disc, ink } from "../../exhibits/plate";
import { PORTFOLIO } from "../../sample-deals/mandates";
import { day, fullDay, millions, multiple, shortDay, total } from "../../sample-deals/words";
import { each, heading, table, tag } from "../parts";
import { footOf, linesOf } from "../phone";
import type { Screen } from "../shell";

const { companies, fund, listed, markedOn, partners } = PORTFOLIO;
const COST = total(companies, ([, , cost]) => cost);
const MARK = total(companies, ([, , , mark]) => mark);
const PAPERS = ["Board pack", "covenant certificate", "option register", "KPIs"] as const;

const complete = (papers: readonly number[]): boolean => papers.every((paper) => paper === 2);
const HELD = companies.find(([name]) => name === listed.name);
const OFFERED = (HELD?.[3] ?? 0) / 2;

/** A fund's companies with their valuations and the papers behind each; half of one is for sale. */
export const holdings: Screen = {
  area: "Reporting",
  crumbs: ["Reporting", fund, "Marks"],
  role: ["CF", "Finance partner"],
  other: "General partner",
  phone: {
    kicker: `${fund} &middot; marks at ${day(markedOn)}`,
    title: `${companies.length} companies, ${millions(MARK)}`,
    rows: companies.map(([name, , cost, mark, basis, papers]) => [
      name,
      basis,
      `${millions(mark)}, ${multiple(mark, cost)}<br>${each(papers, (paper) => disc(paper))}`,
    ]),
    foot: `<style>.state{line-height:1.35}.state .disc{width:11px;height:11px;margin-left:5px}</style>${footOf(
      listed.reference,
      `half of ${listed.name}`,
      linesOf("1fr auto", [
        [`Listed until ${shortDay(listed.closes)}`, millions(OFFERED)],
        ["What readers see of the company", ink(5)],
      ]),
    )}`,
  },
  plate: { height: 458, css: `.head{padding-bottom:16px}` },
  css: `.disc{display:inline-block;width:11px;height:11px;border-radius:50%;border:1.5px solid #cfc9b8;vertical-align:-1px;margin-right:5px}.d2{background:var(--colour-sea);border-color:var(--colour-sea)}.d1{border-color:var(--colour-brass-deep);background:linear-gradient(90deg,var(--colour-brass) 50%,transparent 50%)}td{white-space:nowrap;padding-top:7px;padding-bottom:7px}tbody tr:last-child td{border-top:1px solid var(--colour-text-strong);color:var(--colour-text-strong);font-weight:560}.under{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-top:14px}.under .card{padding:11px 16px}.way{border-top:3px solid var(--colour-brass)!important}`,
  body: `${heading(`Marks at ${fullDay(markedOn)}`, `${fund} &middot; ${companies.length} companies &middot; US$m`, ["Valuation policy", "Send to the auditor"])}
<div class="body"><div class="card">${table(
    [
      { title: "Company" },
      { title: "Cost", number: true },
      { title: "Mark", number: true },
      { title: "Multiple", number: true },
      { title: "Basis" },
      { title: "Papers behind it" },
      { title: "" },
    ],
    [
      ...companies.map(([name, what, cost, mark, basis, papers]) => [
        `<strong>${name}</strong> <span class="quiet">&ensp;${what}</span>`,
        cost.toFixed(1),
        `<strong>${mark.toFixed(1)}</strong>`,
        multiple(mark, cost),
        basis,
        each(papers, (paper) => disc(paper)),
        name === listed.name ? tag("Half listed", "brass") : complete(papers) ? "" : tag("To complete", "red"),
      ]),
      ["All", COST.toFixed(1), MARK.toFixed(1), multiple(MARK, COST), "", "", ""],
    ],
  )}</div>
<div class="under"><div class="card"><h3>Behind a mark, in this order</h3><p class="quiet" style="margin-top:3px">${PAPERS.join(", ")}.<br>${partners} partners each have their own letter, of 22 May.</p></div>
<div class="card way"><div class="between"><h3>${listed.reference}, half of ${listed.name}</h3><span class="quiet">until ${shortDay(listed.closes)}</span></div><p class="quiet" style="margin-top:3px">Value ${millions(OFFERED)} &middot; ${listed.readers} readers, who see the company as ${ink(6)}<br>First refusal and consent follow the agreements.</p></div></div></div>`,
};
