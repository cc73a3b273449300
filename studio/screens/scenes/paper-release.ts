import { RELEASED } from "../../sample-deals/marsh-lane";
import { CLOSING_BOOK } from "../../sample-deals/raises";
import { bar, each, heading, table, tag } from "../parts";
import { footOf, linesOf } from "../phone";
import type { Screen } from "../shell";

const { model, papers } = RELEASED;
const { fund } = CLOSING_BOOK;
const [, , , longList] = papers[0];
const [, , , admitted] = papers[3];

/** A raise's papers in the order of their release, and one paper's versions: the current one on top, the others by number. */
export const paperRelease: Screen = {
  area: "Data rooms",
  crumbs: ["Data rooms", fund, "Release"],
  role: ["PA", "Placement agent"],
  other: "On the mandate",
  phone: {
    kicker: `${fund} &middot; in order of release`,
    title: "Papers and readers",
    rows: papers.map(([paper, version, after, readers]) => [
      paper.replace(" and track record", ""),
      `v${version} &middot; after: ${after.toLowerCase().replace("nda", "NDA")}`,
      `<b>${readers}</b>`,
    ]),
    foot: footOf(
      papers[3][0],
      `read by, of ${admitted}`,
      linesOf(
        "24px 1fr auto",
        model.map(([version, , change, reads]) => [`v${version}`, change, String(reads)]),
      ),
    ),
  },
  plate: { height: 446, css: `.head{padding-bottom:16px}` },
  css: `.halves{display:grid;grid-template-columns:minmax(0,1fr) 318px;gap:16px;height:340px}.halves>.card{display:flex;flex-direction:column}.halves table{flex:1}.halves td{white-space:nowrap}.halves .bar{height:6px}.v{display:grid;grid-template-columns:38px 1fr;gap:1px 10px;padding:10px 0;border-bottom:1px solid var(--hair);align-items:baseline;flex:1;align-content:center}.v:last-child{border:0}.v b{font:400 21px/1 var(--font-serif);color:var(--colour-text-quiet);grid-row:1/3;align-self:start}.v.on b{color:var(--colour-text-strong)}.v .between{grid-column:2}.v .quiet{grid-column:2}.versions{padding:13px 16px 4px;border-top:3px solid var(--colour-brass)}`,
  body: `${heading("Papers in the order of their release", `${fund} &middot; each paper waits for the step before it &middot; one current version`, ["Index", "Release to an investor"])}
<div class="body"><div class="halves"><div class="card">${table(
    [
      { title: "Paper" },
      { title: "Current" },
      { title: "Released after" },
      { title: "Readers", number: true },
      { title: "", width: "96px" },
    ],
    papers.map(([paper, version, after, readers]) => [
      `<strong>${paper}</strong>`,
      `v${version}`,
      tag(after, after.includes("NDA") ? "brass" : "plain"),
      `<strong>${readers}</strong>`,
      bar(readers / longList, "ink"),
    ]),
  )}</div>
<div class="card versions"><div class="between"><h2>${papers[3][0]}, all versions</h2><span class="quiet">${admitted} readers</span></div>${each(model, ([version, when, change, reads], index) => `<div class="v ${index === 0 ? "on" : ""}"><b>v${version}</b><div class="between"><strong>${change}</strong>${index === 0 ? tag("Current", "sea") : ""}</div><span class="quiet">${when} &middot; read by ${reads} of ${admitted}</span></div>`)}</div></div></div>`,
};
