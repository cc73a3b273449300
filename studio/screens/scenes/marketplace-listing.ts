import { PALETTE, toHex } from "../../drawing/colour";
import { ROUND } from "../../sample-deals/listings";
import { day, grouped, millions, percent, TODAY } from "../../sample-deals/words";
import { bar, each, tabs, tag } from "../parts";
import type { Screen } from "../shell";
import { plain, sites } from "../substations";

const TERMS = [
  ["Instrument", `Series B preferred, 1x <span class="nowrap">non-participating</span>`],
  ["Round", `${millions(ROUND.size)}, of which ${millions(ROUND.size - ROUND.committed)} open`],
  ["Pre-money", millions(ROUND.preMoney)],
  ["Minimum ticket", `US$${grouped(ROUND.least)}`],
  ["Closing", `${day(ROUND.closes)}, second and last`],
] as const;

const DOCUMENTS = [
  ["Information memorandum", "46 pages", "After NDA"],
  ["Financial model", "v4", "After NDA"],
  ["Term sheet", "4 pages", "Open"],
] as const;

const DAYS_LEFT = (Date.parse(ROUND.closes) - Date.parse(TODAY)) / 86_400_000;

/** An offering on the marketplace. */
export const marketplaceListing: Screen = {
  land: { scene: plain, overlay: sites },
  crumbs: ["Marketplace", "Energy transition", ROUND.name],
  phone: {
    kicker: `${ROUND.class}, energy storage`,
    title: ROUND.name,
    rows: [
      ["Round", `${millions(ROUND.committed)} committed`, millions(ROUND.size)],
      ["Pre-money", "Series B preferred, 1x", millions(ROUND.preMoney)],
      ["Minimum ticket", `closes ${day(ROUND.closes)}`, `US$${grouped(ROUND.least)}`],
      ...DOCUMENTS.map(([name, size, access]) => [name, size, tag(access, access === "Open" ? "sea" : "plain")] as const),
    ],
  },
  plate: {
    height: 420,
    css: `.hero{height:132px;padding:14px 28px}.hero h1{font-size:30px;margin:6px 0}.facts{bottom:14px}.terms>*{padding-block:5.2px}.interest{margin-top:-76px;padding:14px 20px}.offer>:first-child .list>:nth-child(n+2){display:none}`,
  },
  css: `.hero{height:196px;flex:none;background:var(--colour-ink) var(--picture) 0 0/100% auto no-repeat;padding:30px 28px;color:var(--colour-text-on-ink-quiet);position:relative}.hero h1{color:var(--colour-text-on-ink);font-size:34px;margin:10px 0 6px}.hero .tag{background:transparent;border-color:${toHex(PALETTE.contour)};color:var(--colour-text-on-ink)}.facts{position:absolute;left:28px;bottom:20px;display:flex;gap:30px;font-size:11px}.facts b{color:var(--colour-text-on-ink);font:500 15px var(--font-serif);margin-right:6px}
.offer{display:grid;grid-template-columns:1fr 300px;gap:26px;padding:14px 28px 0;flex:1;min-height:0}.terms{display:grid;grid-template-columns:112px 1fr;font-size:12px}.terms>*{padding:6.8px 0;border-bottom:1px solid var(--hair)}.interest{margin-top:-58px;position:relative;padding:18px 20px}`,
  body: `<div class="hero"><div class="row" style="gap:6px">${tag(ROUND.class)}${tag("Series B")}${tag("Energy storage")}${tag("Co-investment")}</div><h1>${ROUND.name}</h1><div class="facts"><span><b>US$31.4m</b>contracted revenue</span><span><b>64%</b>gross margin</span><span><b>${ROUND.sites}</b>sites live</span></div></div>
<div class="offer"><div>${tabs(["Terms", "Thesis", "Risks 9", "Team by role", "Questions 14", "Updates"])}
<div style="display:grid;grid-template-columns:1fr 258px;gap:30px"><div class="terms" style="margin-top:6px">${each(TERMS, ([name, value]) => `<span class="quiet">${name}</span><span class="text">${value}</span>`)}</div>
<div style="padding-top:12px"><div class="label">Use of proceeds</div>${each(
    ROUND.proceeds,
    ([name, share]) =>
      `<div style="margin-top:9px"><div class="between small"><span>${name}</span><span class="text">${Math.round(share * 100)}%</span></div><div style="margin-top:4px">${bar(share, "ink")}</div></div>`,
  )}</div></div>
<div class="label" style="margin:16px 0 0">Documents</div><div class="list">${each(DOCUMENTS, ([name, size, access]) => `<div class="row" style="padding:6.2px 0"><strong>${name}</strong><span class="small quiet">${size}</span><span style="margin-left:auto">${tag(access, access === "Open" ? "sea" : "plain")}</span></div>`)}</div></div>
<div><div class="card interest"><div class="between"><h2>Your indication</h2>${tag(`${DAYS_LEFT} days left`, "brass")}</div><div style="margin:14px 0 5px" class="between small"><span>${millions(ROUND.committed)} of ${millions(ROUND.size)} committed</span><strong>${percent(ROUND.committed / ROUND.size)}</strong></div>${bar(ROUND.committed / ROUND.size, "brass")}
<div class="label" style="margin-top:14px">Ticket</div><p class="serif" style="font-size:22px;color:var(--colour-text-strong)">US$${grouped(ROUND.ticket)}</p><p class="small quiet">Minimum US$${grouped(ROUND.least)}</p>
<div style="border-top:1px solid var(--hair);margin-top:10px;padding-top:6px;line-height:1.9" class="small"><div class="between"><span>Ownership after the round</span><span class="text">${percent(ROUND.ticket / 1e6 / (ROUND.preMoney + ROUND.size), 2)}</span></div><div class="between"><span>Vehicle, to its administrator</span><span class="text">US$${grouped(ROUND.ticket * ROUND.vehicleCost)}</span></div><div class="between"><span>Together, at closing</span><strong>US$${grouped(ROUND.ticket * (1 + ROUND.vehicleCost))}</strong></div></div>
<p class="small quiet" style="border-top:1px solid var(--hair);margin-top:10px;padding-top:8px">Not binding. You sign with the vehicle, which the lead’s administrator runs.</p></div></div></div>`,
};
