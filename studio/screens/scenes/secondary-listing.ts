import { lineChart } from "../charts";
import { bar, each, heading, initials, table, tag } from "../parts";
import type { Screen } from "../shell";

const BIDS = [
  ["Bidder 2", "Secondary fund", "91.5%", "7,503,000", "All", "Cash at transfer", "sea", "Best"],
  ["Bidder 5", "Family office", "90.0%", "3,690,000", "Half", "Cash at transfer", "plain", "Live"],
  ["Bidder 1", "Fund of funds", "89.0%", "7,298,000", "All", "60% now, 40% in a year", "plain", "Live"],
  ["Bidder 4", "Insurer", "87.5%", "7,175,000", "All", "Cash at transfer", "plain", "Live"],
  ["Bidder 3", "Pension reserve", "85.0%", "6,970,000", "All", "Subject to consent", "brass", "Lapses today"],
] as const;

const STEPS = [
  ["Eligibility", "Title documents uploaded", "Done"],
  ["Listing", "Open to 64 onboarded buyers", "Done"],
  ["Bids", "Close on 11 June, 17:00", "Now"],
  ["First refusal", "Existing partners, 20 days", ""],
  ["Consent", "General partner", ""],
  ["Transfer", "Deed, funds, register", ""],
] as const;

/** A limited partner's interest offered to onboarded buyers. */
export const secondaryListing: Screen = {
  area: "Secondaries",
  crumbs: ["Secondaries", "Listings", "SX-2041"],
  role: ["SL", "Seller"],
  css: `.route{display:grid;grid-template-columns:repeat(6,1fr);border-top:1px solid var(--colour-paper-line);margin-bottom:16px}.route div{padding:10px 12px 0 0;position:relative}.route div:before{content:'';position:absolute;top:-4px;left:0;width:7px;height:7px;border-radius:50%;background:var(--colour-paper);border:1px solid #b9b4a4}.route .done:before{background:var(--colour-sea);border-color:var(--colour-sea)}.route .now:before{background:var(--colour-brass);border-color:var(--colour-brass);outline:3px solid #f1e4c3}.route b{font:500 13.5px var(--font-serif);color:var(--colour-text-strong);display:block}.grid{display:grid;grid-template-columns:1fr 292px;gap:16px}.kv{display:grid;grid-template-columns:1fr auto;row-gap:0}.kv>*{padding:5.4px 0;border-bottom:1px solid var(--hair)}.kv>:nth-child(even){text-align:right;color:var(--colour-text-strong)}`,
  body: `${heading("Fund IV, limited partner interest", "SX-2041 &middot; 2017 vintage buyout fund, US$10.0m commitment, 94% called &middot; seller not shown", ["Withdraw", "Message bidders", "Accept best bid"])}
<div class="body"><div class="route">${each(STEPS, ([title, text, state]) => `<div class="${state === "Done" ? "done" : state === "Now" ? "now" : ""}"><b>${title}</b><span class="small quiet">${text}</span></div>`)}</div>
<div class="grid"><div><div class="card"><div class="between" style="padding:13px 16px 4px"><h2>Bids</h2><span class="small quiet">Share of net asset value, US$8,200,000 at 31 March</span></div>${table(
    [
      { title: "Bidder" },
      { title: "Price", number: true },
      { title: "Amount US$", number: true },
      { title: "Part" },
      { title: "Payment" },
      { title: "State" },
    ],
    BIDS.map(([name, kind, price, amount, part, pay, tone, state]) => [
      `<span class="row" style="gap:8px">${initials(`B${name.slice(-1)}`, "light small")}<span><strong>${name}</strong> <span class="quiet small">&ensp;${kind}</span></span></span>`,
      `<strong>${price}</strong>`,
      amount,
      part,
      `<span class="small">${pay}</span>`,
      tag(state, tone),
    ]),
    0,
  )}</div>
<div class="card pad" style="margin-top:14px"><div class="between"><h2>Price against peers</h2><span class="small quiet">Buyout interests, 2016 to 2018 vintages, % of net asset value</span></div><div style="margin-top:6px">${lineChart(
    {
      width: 616,
      height: 184,
      range: [74, 100],
      ticks: [
        [80, "80"],
        [85, "85"],
        [90, "90"],
        [95, "95"],
      ],
      steps: ["Jul", "Sep", "Nov", "Jan", "Mar", "May"],
      series: [
        {
          values: [81, 80.4, 81.6, 83, 82.6, 84.2, 85.1, 86.6, 86, 87.4, 88.1, 88.6],
          colour: "#8A97A3",
          filled: true,
        },
        { values: [84, 84.6, 84.2, 85.8, 86.9, 87.2, 88.4, 88.9, 89.6, 90.1, 91, 91.5], colour: "var(--colour-brass)" },
      ],
    },
  )}</div><div class="row small quiet" style="gap:18px"><span><span class="dot brass"></span>Best bid here</span><span><span class="dot" style="background:#8A97A3"></span>Median of 38 completed transfers</span></div></div></div>
<div class="stack"><div class="card pad" style="background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink-quiet)"><div class="label" style="color:#8796a5">Best bid</div><p class="serif" style="font-size:30px;color:var(--colour-text-on-ink);line-height:1.2;margin:3px 0 1px">US$7,503,000</p><p class="small">8.5% discount &middot; 1.47x with distributions</p><div style="margin:12px 0 4px" class="between small"><span>Reserve 90.0%</span><span style="color:#e3c98d">met</span></div><div style="--track:var(--colour-ink-line)">${bar(0.83, "brass")}</div></div>
<div class="card pad"><h2 style="margin-bottom:4px">The interest</h2><div class="kv"><span>Commitment</span><span>US$10,000,000</span><span>Still to be called</span><span>US$600,000</span><span>Distributed so far</span><span>US$6,340,000</span><span>Total value</span><span>1.55x</span><span>Net return</span><span>14.2% IRR</span><span>Companies left</span><span>7 of 12</span><span>Fund ends</span><span>2027, two extensions</span></div></div>
<div class="card pad"><div class="between"><h2>Buyers reading</h2><span class="small quiet">14 of 64</span></div><div class="row" style="gap:5px;margin-top:9px;flex-wrap:wrap">${each(["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"], (letters) => initials(letters, "light small"))}<span class="small quiet">+ 6</span></div><p class="small quiet" style="margin-top:8px">Smallest part US$500,000. Names after acceptance.</p></div></div></div></div>`,
};
