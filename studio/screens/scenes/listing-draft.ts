import { pairs } from "../../exhibits/plate";
import { BOARD } from "../../sample-deals/listings";
import { LISTING_DRAFT } from "../../sample-deals/offers";
import { STARTUP } from "../../sample-deals/raises";
import { day, millions, total } from "../../sample-deals/words";
import { each, heading, tag } from "../parts";
import { footOf, linesOf, partsOf } from "../phone";
import type { Screen } from "../shell";

const { documents, headings, month, name, proceeds, reference } = LISTING_DRAFT;
const [, , , , region = "", , least = "", closes = ""] = BOARD.find(([listing]) => listing === reference) ?? [];
const { holders, price } = STARTUP;
const SIZE = total(holders, ([, , bought]) => bought) * price;
const BEFORE = total(holders, ([, held]) => held) * price;
const LEAD = (holders.find(([holder]) => holder === "Lead investor")?.[2] ?? 0) * price;
const LOOKS = ["var(--colour-ink-line)", "#5a7086", "var(--colour-brass)", "#ddd2b4"];
const TONES = ["sea", "brass", "plain"] as const;
const MONTHS = Math.round(SIZE / month);

/** A founder's listing as readers find it: terms, use and duration of the money, and documents in three degrees of access. */
export const listingDraft: Screen = {
  area: "Marketplace",
  crumbs: ["Marketplace", "Your listing", name],
  role: ["FO", "Founder"],
  other: "Issuer",
  phone: {
    kicker: `${reference} &middot; your listing`,
    title: name,
    rows: [
      ["Round", `${millions(LEAD)} committed`, millions(SIZE)],
      ["Pre-money", `US$${price.toFixed(2)} a share`, millions(BEFORE)],
      ["Runway", `at ${millions(month, 2)} a month`, `${MONTHS} months`],
    ],
    foot: `${partsOf(proceeds.map(([use, amount], index) => [use, amount, LOOKS[index] ?? ""]))}${footOf(
      "Who reads what",
      "",
      linesOf(
        "1fr auto",
        documents.map(([distance, , papers]) => [distance, `${papers.length} documents`]),
      ),
    )}`,
  },
  plate: { height: 456, css: `.head{padding-bottom:16px}` },
  css: `.upper{display:grid;grid-template-columns:400px 1fr;gap:16px}.use{display:flex;gap:2px;height:22px;margin:14px 0 12px}.key{display:grid;grid-template-columns:1fr 1fr;gap:6px 20px}.key>span{display:flex;align-items:center;gap:8px}.key i{width:10px;height:10px}.key b{margin-left:auto;font-weight:500;color:var(--colour-text-strong)}.runway{margin-top:14px;border-top:1px solid var(--hair);padding-top:10px}.away{display:grid;grid-template-columns:repeat(3,1fr);margin-top:16px;border:1px solid var(--colour-paper-line);background:var(--colour-paper-card)}.away>div{padding:12px 16px 13px;border-left:1px solid var(--hair)}.away>div:first-child{border:0}.away>div+div{background:var(--colour-paper-band)}.away>div+div+div{background:#e9e3d2}.away p{margin-top:7px;line-height:1.65;color:var(--colour-text-strong)}`,
  body: `${heading("Your listing, as readers find it", `${name} &middot; ${reference}, ${region} &middot; ${headings} of ${headings} headings filled in`, ["Preview", "Update the listing"])}
<div class="body"><div class="upper"><div class="card pad"><h2>Terms</h2>${pairs(
    [
      ["Instrument", "Series A preferred, 1x"],
      ["Round", `${millions(SIZE)}, ${millions(LEAD)} committed`],
      ["Pre-money", `${millions(BEFORE)}, US$${price.toFixed(2)} a share`],
      ["Minimum ticket", least],
      ["Closing", day(closes)],
    ],
    "pairs",
  )}</div>
<div class="card pad"><div class="between"><h2>Use of proceeds</h2>${tag("Adds up", "sea")}</div><div class="use">${each(proceeds, ([, amount], index) => `<i style="flex:${amount};background:${LOOKS[index]}"></i>`)}</div><div class="key">${each(proceeds, ([use, amount], index) => `<span><i style="background:${LOOKS[index]}"></i>${use}<b>${millions(amount)}</b></span>`)}</div><div class="runway between"><span>Runway at ${millions(month, 2)} a month</span><span class="serif" style="font-size:20px">${MONTHS} months</span></div></div></div>
<div class="away">${each(documents, ([distance, who, papers], index) => `<div><div class="between"><h2>${distance}</h2>${tag(who, TONES[index])}</div><p>${papers.join("<br>")}</p></div>`)}</div></div>`,
};
