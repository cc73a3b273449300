import { amountOf, type Indication, INDICATIONS, INTEREST, TRANSFER } from "../../sample-deals/listings";
import { day, grouped, millions, multiple, percent, TODAY } from "../../sample-deals/words";
import { bar, each, heading, initials, table, tag } from "../parts";
import type { Screen } from "../shell";

const TONES = { Highest: "sea", Read: "plain", New: "brass" } as const;

/** The sale's current step: the first that is not complete. */
const NOW = TRANSFER.findIndex(([, , on]) => on > TODAY);

/** A limited partner's interest offered to buyers, with indications for it; the highest comes first. */
export const secondaryScreen = (indications: readonly [highest: Indication, ...others: Indication[]]): Screen => ({
  crumbs: ["Secondaries", "Listings", INTEREST.reference],
  role: ["SL", "Seller"],
  phone: {
    kicker: `${INTEREST.reference} &middot; seller not shown`,
    title: `${INTEREST.fund}, LP interest`,
    rows: [
      ...indications.map(({ buyer, kind, price, state }) => [buyer, `${kind}, ${percent(price, 1)}`, tag(state, TONES[state])] as const),
      ["Asked", "per cent of net asset value", percent(INTEREST.asked, 1)],
    ],
  },
  plate: {
    height: 420,
    css: `.head{padding-bottom:8px}td{white-space:nowrap;padding-block:5px}.route{margin-bottom:10px}.body{padding-bottom:18px;display:flex;flex-direction:column}.grid{flex:1;grid-template-columns:minmax(0,1fr) 284px}.grid td,.grid th{padding-inline:6px}.grid th:first-child,.grid td:first-child{padding-left:14px}.route .small{font-size:11.5px}.grid>div,.grid>:first-child>.card{display:flex;flex-direction:column}.grid>:first-child>.card,.grid table,.stack>:last-child,.stack>:nth-child(2){flex:1}.kv>:nth-child(5),.kv>:nth-child(6){border:0;padding-bottom:0}`,
  },
  css: `.route{display:grid;grid-template-columns:repeat(6,1fr);border-top:1px solid var(--colour-paper-line);margin-bottom:16px}.route div{padding:10px 12px 0 0;position:relative}.route div:before{content:'';position:absolute;top:-4px;left:0;width:7px;height:7px;border-radius:50%;background:var(--colour-paper);border:1px solid #b9b4a4}.route .done:before{background:var(--colour-sea);border-color:var(--colour-sea)}.route .now:before{background:var(--colour-brass);border-color:var(--colour-brass);outline:3px solid #f1e4c3}.route b{font:500 13.5px var(--font-serif);color:var(--colour-text-strong);display:block}.grid{display:grid;grid-template-columns:1fr 292px;gap:16px}.against{position:relative}.against:after{content:'';position:absolute;left:${percent(INTEREST.asked, 1)};top:-4px;bottom:-4px;width:2px;margin-left:-1px;background:var(--colour-text-on-ink)}.kv{display:grid;grid-template-columns:1fr auto;row-gap:0}.kv>*{padding:5.4px 0;border-bottom:1px solid var(--hair)}.kv>:nth-child(even){text-align:right;color:var(--colour-text-strong)}`,
  body: `${heading(`${INTEREST.fund}, limited partner interest`, `${INTEREST.reference} &middot; ${INTEREST.vintage} vintage buyout fund, ${millions(INTEREST.commitment)} commitment, ${percent(INTEREST.called / INTEREST.commitment)} called &middot; seller not shown`)}
<div class="body"><div class="route">${each(TRANSFER, ([title, text], index) => `<div class="${index < NOW ? "done" : index === NOW ? "now" : ""}"><b>${title}</b><span class="small quiet">${text}</span></div>`)}</div>
<div class="grid"><div><div class="card"><div class="between" style="padding:13px 16px 4px"><h2>Indications, none binding</h2><span class="small quiet">Share of net asset value, ${millions(INTEREST.value)} at ${day(INTEREST.valuedOn)}</span></div>${table(
    [
      { title: "Buyer" },
      { title: "Of NAV", number: true },
      { title: "Amount US$", number: true },
      { title: "Part" },
      { title: "Payment" },
      { title: "State" },
    ],
    indications.map((indication) => [
      `<span class="row" style="gap:8px">${initials(`B${indication.buyer.slice(-1)}`, "light small")}<span><strong>${indication.buyer}</strong> <span class="quiet small">&ensp;${indication.kind}</span></span></span>`,
      `<strong>${percent(indication.price, 1)}</strong>`,
      grouped(amountOf(indication)),
      indication.part === 1 ? "All" : "Half",
      `<span class="small">${indication.payment}</span>`,
      tag(indication.state, TONES[indication.state]),
    ]),
    0,
  )}</div></div>
<div class="stack"><div class="card pad" style="background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink-quiet)"><div class="label" style="color:#8796a5">Highest indication</div><p class="serif" style="font-size:30px;color:var(--colour-text-on-ink);line-height:1.2;margin:3px 0 1px">${percent(indications[0].price, 1)}</p><p class="small">US$${grouped(amountOf(indications[0]))} for ${indications[0].part === 1 ? "all" : "half"} &middot; ${multiple(indications[0].price * INTEREST.value + INTEREST.distributed, INTEREST.called)} at exit</p><div style="margin:12px 0 4px" class="between small"><span>Asked</span><span style="color:#e3c98d">${percent(INTEREST.asked, 1)}</span></div><div class="against" style="--track:var(--colour-ink-line)">${bar(indications[0].price, "brass")}</div></div>
<div class="card pad"><h2 style="margin-bottom:4px">The interest</h2><div class="kv"><span>Commitment</span><span>US$${grouped(INTEREST.commitment * 1e6)}</span><span>Still to be called</span><span>US$${grouped((INTEREST.commitment - INTEREST.called) * 1e6)}</span><span>Distributed to 31 March</span><span>US$${grouped(INTEREST.distributed * 1e6)}</span></div></div></div></div></div>`,
});

/** The listing of 3 June. */
export const secondaryListing = secondaryScreen(INDICATIONS);
