import { COHORT } from "../../world/raises";
import { millions, percent, total } from "../../world/words";
import { ledger, type Exhibit } from "../plate";

const { companies, items } = COHORT;
const ROUNDS = total(companies, ([, , round]) => round);
const COMMITTED = total(companies, ([, , , committed]) => committed);

const meter = (share: number): string => `<div class="bar ${share === 1 ? "sea" : "brass"}"><i style="width:${share * 100}%"></i></div>`;

/** A cohort on one page: rounds, rooms and the readers whom the programme has admitted. */
export const accelerators: Exhibit = {
  kicker: `Cohort ${COHORT.number}`,
  title: `${companies.length} companies, ${millions(COMMITTED)} of ${millions(ROUNDS)} committed`,
  note: `${COHORT.applied} applied, ${COHORT.interviewed} interviewed,<br>${companies.length} admitted`,
  css: `td{padding-block:8px}td .bar{width:110px}.room span{width:64px;white-space:nowrap}.room{display:flex;gap:14px;align-items:center;justify-content:flex-end}`,
  body: `${ledger(
    [
      { title: "Company" },
      { title: "Instrument", wide: true },
      { title: "Round", number: true, wide: true },
      { title: "Committed", number: true },
      { title: "Share", number: true, wide: true },
      { title: "Room complete", number: true, wide: true },
      { title: "Investors admitted", number: true, wide: true },
      { title: "NDAs", number: true },
    ],
    companies.map(([name, instrument, round, committed, done, admitted, signed]) => [
      `<b>${name}</b>`,
      instrument,
      millions(round),
      `<span class="narrow">${committed.toFixed(1)} of ${round.toFixed(1)}</span><span class="wide">${millions(committed)}</span>`,
      percent(committed / round),
      `<span class="room">${meter(done / items)}<span>${done} of ${items}</span></span>`,
      String(admitted),
      String(signed),
    ]),
    [
      "Cohort",
      "",
      millions(ROUNDS),
      millions(COMMITTED),
      percent(COMMITTED / ROUNDS),
      `${total(companies, ([, , , , done]) => done)} of ${companies.length * items}`,
      String(total(companies, ([, , , , , admitted]) => admitted)),
      String(total(companies, ([, , , , , , signed]) => signed)),
    ],
  )}
<div class="foot wide"><span>Each investor is admitted by the programme, company by company.</span><span>The sponsors’ report is drawn from these rows.</span></div>`,
};
