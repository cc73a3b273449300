import { COHORT } from "../../sample-deals/raises";
import { millions, percent, total } from "../../sample-deals/words";
import { ledger, type Exhibit } from "../plate";

const { companies, items } = COHORT;
const ROUNDS = total(companies, ([, , round]) => round);
const COMMITTED = total(companies, ([, , , committed]) => committed);
const ADMITTED = total(companies, ([, , , , , admitted]) => admitted);
const DONE = `${total(companies, ([, , , , done]) => done)} of ${companies.length * items}`;

const meter = (share: number): string => `<div class="bar ${share === 1 ? "sea" : "brass"}"><i style="width:${share * 100}%"></i></div>`;

/** A cohort on one page: rounds, rooms and the readers that the programme has admitted. */
export const accelerators: Exhibit = {
  kicker: `Cohort ${COHORT.number}`,
  title: `${companies.length} companies, ${millions(COMMITTED)} of ${millions(ROUNDS)} committed`,
  note: `${COHORT.applied} applied, ${COHORT.interviewed} interviewed,<br>${companies.length} admitted`,
  css: `td{padding-block:8px}td .bar{width:110px}.room span{width:64px;white-space:nowrap}.room{display:flex;gap:14px;align-items:center;justify-content:flex-end}@media(max-width:600px){td{padding-block:6px}tr:nth-child(n+6):not(.total){display:none}}`,
  body: `${ledger(
    [
      { title: `Company<span class="narrow"><br>Room complete</span>` },
      { title: "Instrument", wide: true },
      { title: "Round", number: true, wide: true },
      { title: "Committed", number: true },
      { title: "Share", number: true, wide: true },
      { title: "Room complete", number: true, wide: true },
      { title: "Investors admitted", number: true, wide: true },
      { title: `NDAs<span class="narrow"><br>of admitted</span>`, number: true },
    ],
    companies.map(([name, instrument, round, committed, done, admitted, signed]) => [
      `<b>${name}</b><span class="narrow quiet small"><br>${done} of ${items}</span>`,
      instrument,
      millions(round),
      `<span class="narrow">${committed.toFixed(1)} of ${round.toFixed(1)}</span><span class="wide">${millions(committed)}</span>`,
      percent(committed / round),
      `<span class="room">${meter(done / items)}<span>${done} of ${items}</span></span>`,
      String(admitted),
      `${signed}<span class="narrow"> of ${admitted}</span>`,
    ]),
    [
      `Cohort<span class="narrow">, all ${companies.length}</span><span class="narrow quiet small"><br>${DONE}</span>`,
      "",
      millions(ROUNDS),
      `<span class="narrow">${COMMITTED.toFixed(1)} of ${ROUNDS.toFixed(1)}</span><span class="wide">${millions(COMMITTED)}</span>`,
      percent(COMMITTED / ROUNDS),
      DONE,
      String(ADMITTED),
      `${total(companies, ([, , , , , , signed]) => signed)}<span class="narrow"> of ${ADMITTED}</span>`,
    ],
  )}
<div class="foot wide"><span>Each investor is admitted by the programme, company by company.</span><span>The sponsors’ report is drawn from these rows.</span></div>`,
};
