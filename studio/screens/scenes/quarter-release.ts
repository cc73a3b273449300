import { INVESTORS, type InvestorReference } from "../../sample-deals/investors";
import { QUARTER } from "../../sample-deals/marsh-lane";
import { CAPITAL_ACCOUNT } from "../../sample-deals/raises";
import { day, grouped, millions, multiple, total } from "../../sample-deals/words";
import { figures, heading, table, tag } from "../parts";
import { footOf, linesOf } from "../phone";
import type { Screen } from "../shell";

const { called, commitment, distributed, lines, notice, opening } = CAPITAL_ACCOUNT;
const { fund, investors, irr, released } = QUARTER;
const VALUE = opening + total(lines, ([, amount]) => amount);
const CALL = total(notice.parts, ([, amount]) => amount);
const COMMITTED = total(investors, ([, amount]) => amount);

/** A commitment's share of a total, in dollars, in proportion to the exhibit's capital account. The commitment is in millions. */
const share = (amount: number, of: number): number => (amount * 1e6 * of) / commitment;
const inFund = (of: number): number => share(COMMITTED, of) / 1e6;
const VALUES = investors.map(([, amount]) => share(amount, VALUE));

const name = (reference: InvestorReference): string => INVESTORS[reference].split(",")[0] ?? "";
const dayOf = (moment: string): string => moment.split(",")[0] ?? "";

const state = (opened: string, checked: boolean): string =>
  checked ? tag("Checked by treasury", "sea") : opened ? tag("Opened", "plain") : tag("Not opened", "brass");

/** A quarter's release by a manager: the fund's figures, and when each investor opened its statement and notice. */
export const quarterRelease: Screen = {
  area: "Reporting",
  crumbs: ["Reporting", fund, "First quarter"],
  role: ["IR", "Investor relations"],
  phone: {
    kicker: `${fund} &middot; ${day(CAPITAL_ACCOUNT.to)}`,
    title: "First quarter, released",
    rows: [
      ["Net asset value", `${millions(inFund(called))} paid in`, millions(inFund(VALUE))],
      ["DPI and TVPI", "net of fees", `${multiple(distributed, called)}, ${multiple(VALUE + distributed, called)}`],
      ["Net return", "IRR", irr],
    ],
    foot: footOf(
      "Opened on",
      `statement, call ${notice.number}`,
      linesOf(
        "1fr 56px 52px",
        investors.map(([reference, , statement, opened]) => [
          name(reference),
          dayOf(statement),
          opened ? dayOf(opened) : `<span class="brass">Not yet</span>`,
        ]),
      ),
    ),
  },
  plate: { height: 508, css: `.head{padding-bottom:14px}` },
  css: `.figures{margin-bottom:16px}td{padding-top:7px;padding-bottom:7px;white-space:nowrap}tbody tr:last-child td{border-top:1px solid var(--colour-text-strong);color:var(--colour-text-strong);font-weight:560}`,
  body: `${heading("First quarter, released", `${fund} &middot; values at ${day(CAPITAL_ACCOUNT.to)} from the administrator &middot; statements of ${day(released)}`, ["Preview a statement", "Remind"])}
<div class="body">${figures([
    ["Net asset value", millions(inFund(VALUE)), `${millions(COMMITTED, 0)} committed`],
    ["Paid in", millions(inFund(called)), `${millions(inFund(CALL))} called for ${day(notice.due)}`],
    ["DPI", multiple(distributed, called), `${millions(inFund(distributed), 2)} distributed`],
    ["TVPI", multiple(VALUE + distributed, called), "net of fees"],
    ["Net return", irr, "IRR"],
  ])}
<div class="card">${table(
    [
      { title: "Investor" },
      { title: "Committed", number: true },
      { title: "Value, US$", number: true },
      { title: "Statement opened" },
      { title: `Call ${notice.number} opened` },
      { title: "Notice" },
    ],
    [
      ...investors.map(([reference, amount, statement, opened, checked], index) => [
        `<strong>${name(reference)}</strong> <span class="quiet">&ensp;${reference}</span>`,
        `${amount.toFixed(1)}m`,
        grouped(VALUES[index] ?? 0),
        statement,
        opened || "&ndash;",
        state(opened, checked),
      ]),
      [
        `All ${investors.length}`,
        `${COMMITTED.toFixed(1)}m`,
        grouped(total(VALUES, (value) => value)),
        `${investors.length} of ${investors.length}`,
        `${investors.filter(([, , , opened]) => opened).length} of ${investors.length}`,
        `${investors.filter(([, , , , checked]) => checked).length} checked`,
      ],
    ],
  )}</div></div>`,
};
