import { STARTUP } from "../../sample-deals/raises";
import { millions, percent, shortDay, total } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { disc, ledger, type Exhibit } from "../plate";

const { folders, holders, missing, price } = STARTUP;
const BEFORE = total(holders, ([, held]) => held);
const BOUGHT = total(holders, ([, , bought]) => bought);
const AFTER = BEFORE + BOUGHT;
const IN = total(folders, ([, , inside]) => inside);
const OF = total(folders, ([, , , of]) => of);

/** The founder's room before final diligence, and what the round does to the cap table. */
export const founders: Exhibit = {
  kicker: STARTUP.name,
  title: "The founder’s view, before final diligence",
  note: `${millions(BOUGHT * price)} at ${millions(BEFORE * price)} pre-money,<br>US$${price.toFixed(2)} a share`,
  css: `.cols{grid-template-columns:1fr 1fr}.fold{display:grid;grid-template-columns:30px 138px 1fr 72px;gap:12px;align-items:center;padding:9px 0;border-bottom:1px solid #EDE8DB}.fold span:last-child{text-align:right}.gap{display:grid;grid-template-columns:16px 1fr auto;gap:11px;padding:5px 0;align-items:baseline}.missing{padding-top:14px}@media(max-width:600px){.block>h2{padding:18px 0 4px}td{padding-block:6px}.fold{display:none}.missing{padding-top:2px}.gap{padding:4px 0}}`,
  body: `<div class="cols"><div class="block"><h2>Data room, ${IN} of ${OF} documents in</h2>${each(folders, ([number, name, inside, of]) => `<div class="fold"><span class="quiet">${number}</span><span class="strong">${name}</span><div class="bar ${inside === of ? "sea" : "brass"}"><i style="width:${(inside / of) * 100}%"></i></div><span>${inside} of ${of}</span></div>`)}
<div class="missing">${each(missing, ([index, name, who, by]) => `<div class="gap">${disc(1)}<span><span class="strong">${name}</span> <span class="quiet small wide">${index}</span></span><span class="small"><span class="wide">${who}, </span>${shortDay(by)}</span></div>`)}</div></div>
<div class="block"><h2>Cap table, fully diluted</h2>${ledger(
    [
      { title: "Holder" },
      { title: "Shares before", number: true, wide: true },
      { title: "Before", number: true },
      { title: "Bought", number: true, wide: true },
      { title: "After", number: true },
    ],
    holders.map(([name, held, bought]) => [
      name,
      held ? `${held.toFixed(1)}m` : "",
      held ? percent(held / BEFORE, 1) : "",
      bought ? millions(bought * price) : "",
      `<span class="strong">${percent((held + bought) / AFTER, 1)}</span>`,
    ]),
    ["Total", `${BEFORE.toFixed(1)}m`, "100.0%", millions(BOUGHT * price), "100.0%"],
  )}<p class="small quiet wide" style="padding-top:8px">${millions(AFTER * price)} post-money, ${AFTER.toFixed(1)}m shares. The founder opens the room after the NDA.</p></div></div>`,
};
