import { ink } from "../../exhibits/plate";
import { BARS, BLOCK } from "../../sample-deals/listings";
import { day, grouped } from "../../sample-deals/words";
import { each, heading, tag } from "../parts";
import type { Screen } from "../shell";

const price = (amount: number): string => `US$${amount.toFixed(2)}`;

const [round, , on] = BLOCK.round;
const SIZE = `US$${grouped(BLOCK.shares * BLOCK.asked)}`;

const LINES = [
  ["Sector", BLOCK.sector],
  ["Stage and region", `After ${round}, ${BLOCK.region}`],
  ["Class", BLOCK.kind],
  ["Size", `${grouped(BLOCK.shares)} shares, ${SIZE}`],
  ["Last round", `${round}, ${on.slice(0, 4)}; its price ${ink(4)}`],
  ["Asking price", `${price(BLOCK.asked)} a share`],
  ["Transfer", `First refusal, ${BLOCK.refusal} days; board’s consent`],
] as const;

const lifted = (readers: number): string => tag(`${readers} of ${BLOCK.readers}`, "sea");

/** A block of shares as buyers see it, company and holder unnamed, and what only the seller sees: who may lift which bar. */
export const sealedListing: Screen = {
  area: "Secondaries",
  crumbs: ["Secondaries", "Listings", BLOCK.reference],
  role: ["SL", "Seller"],
  other: "Holder of the shares",
  phone: {
    kicker: `${BLOCK.reference} &middot; ${BLOCK.region}`,
    title: BLOCK.what,
    rows: [
      ...BARS.map(({ over, width, lifter }) => [over, lifter, ink(width * 0.8)] as const),
      ["Size", `${grouped(BLOCK.shares)} ${BLOCK.kind.toLowerCase()} shares`, SIZE] as const,
      ["Asking price", "a share", price(BLOCK.asked)] as const,
    ],
  },
  plate: { height: 436, css: `.head{padding-bottom:18px}` },
  css: `.ink{display:inline-block;height:.92em;background:var(--colour-ink);vertical-align:-.1em;border-radius:1px}.sealed{display:grid;grid-template-columns:382px 1fr;gap:16px;height:327px}.sealed>.card{display:flex;flex-direction:column}.names{background:var(--colour-paper-band);padding:15px 16px 13px;border-bottom:1px solid var(--colour-paper-line);display:grid;grid-template-columns:112px 1fr;row-gap:9px;font-size:14px}.names .ink{height:1.1em;vertical-align:-.2em}.lines{padding:3px 16px 5px;display:grid;grid-template-columns:112px 1fr;flex:1}.lines>*{border-bottom:1px solid var(--hair);display:flex;align-items:center}.lines>:nth-last-child(-n+2){border:0}
.sealed table{flex:1}.sealed td{line-height:1.4}.sealed td .ink{margin-top:5px}`,
  body: `${heading(BLOCK.what, `${BLOCK.reference} &middot; listed on ${day(BLOCK.listed)}, closes on ${day(BLOCK.closes)} &middot; minimum ticket US$${grouped(BLOCK.least)}`, ["Withdraw", "Answer a buyer", "Lift a bar"])}
<div class="body"><div class="sealed"><div class="card"><div class="names"><span class="quiet">Company</span><span>${ink(11)}</span><span class="quiet">Holder</span><span>${ink(8)}</span></div><div class="lines">${each(LINES, ([name, value]) => `<span class="quiet">${name}</span><span class="text">${value}</span>`)}</div></div>
<div class="card"><div class="between" style="padding:13px 16px 3px"><h2>Who may lift which bar</h2><span class="small quiet">${BLOCK.readers} onboarded buyers have read the listing</span></div><table><thead><tr><th>Bar over</th><th>Lifted by</th><th>Lifted for</th></tr></thead><tbody>${each(
    BARS,
    ({ over, width, lifter, when, readers }) =>
      `<tr><td><strong>${over}</strong><br>${ink(width)}</td><td><span class="text">${lifter}</span><br><span class="quiet">${when}</span></td><td>${lifted(readers)}</td></tr>`,
  )}</tbody></table></div></div></div>`,
};
