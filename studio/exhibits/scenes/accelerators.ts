import { COHORT } from "../../sample-deals/raises";
import { millions, percent, total } from "../../sample-deals/words";
import { ledger, type Exhibit } from "../plate";

const { companies, items } = COHORT;
type Companies = readonly (typeof companies)[number][];

const roundsOf = (some: Companies): number => total(some, ([, , round]) => round);
const committedTo = (some: Companies): number => total(some, ([, , , committed]) => committed);

const meter = (share: number): string => `<div class="bar ${share === 1 ? "sea" : "brass"}"><i style="width:${share * 100}%"></i></div>`;

/** The row of one company, or of several together, which have no meter. */
function row(name: string, instrument: string, some: Companies): string[] {
  const rounds = roundsOf(some);
  const committed = committedTo(some);
  const done = total(some, ([, , , , inside]) => inside);
  const admitted = total(some, ([, , , , , investors]) => investors);
  const room = `${done} of ${some.length * items}`;
  return [
    `<b>${name}</b><span class="narrow quiet small"><br>${room}</span>`,
    instrument,
    millions(rounds),
    `<span class="narrow">${committed.toFixed(1)} of ${rounds.toFixed(1)}</span><span class="wide">${millions(committed)}</span>`,
    percent(committed / rounds),
    some.length > 1 ? room : `<span class="room">${meter(done / items)}<span>${room}</span></span>`,
    String(admitted),
    `${total(some, ([, , , , , , signed]) => signed)}<span class="narrow"> of ${admitted}</span>`,
  ];
}

/** A cohort on one page: rounds, rooms and the readers that the programme has admitted. */
export const accelerators: Exhibit = {
  kicker: `Cohort ${COHORT.number}`,
  title: `${companies.length} companies, ${millions(committedTo(companies))} of ${millions(roundsOf(companies))} committed`,
  note: `${COHORT.applied} applied, ${COHORT.interviewed} interviewed,<br>${companies.length} admitted`,
  css: `td{padding-block:8px}td .bar{width:110px}.room span{width:64px;white-space:nowrap}.room{display:flex;gap:14px;align-items:center;justify-content:flex-end}@media(min-width:601px){tr:nth-child(9){display:none}}@media(max-width:600px){td{padding-block:6px}tr:nth-child(n+5):nth-child(-n+8){display:none}}`,
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
    [...companies.map((company) => row(company[0], company[1], [company])), row("Four more", "", companies.slice(4))],
    row(`Cohort<span class="narrow">, all ${companies.length}</span>`, "", companies),
  )}
<div class="foot wide"><span>Each investor is admitted by the programme, company by company.</span><span>The sponsors’ report is drawn from these rows.</span></div>`,
};
