import { LISTING, ROOM } from "../sample-deals/greywether";
import { INTEREST } from "../sample-deals/listings";
import { CLOSING_BOOK, STARTUP } from "../sample-deals/raises";
import { RELEASES } from "../sample-deals/sales";
import { millions, percent, shortDay, total } from "../sample-deals/words";
import { each } from "../screens/parts";
import { ink } from "./plate";

/** An excerpt of an exhibit for a success story on the home page: a title and four rows of cells, in the grid's tracks. */
export interface Story {
  title: string;
  columns: string;
  rows: readonly (readonly string[])[];
}

const { folders, missing } = STARTUP;
const { buyers, held, steps } = RELEASES;

const atStage = (stage: string): number =>
  total(
    CLOSING_BOOK.rows.filter(([, , , at]) => at === stage),
    ([, amount]) => amount,
  );

/** The excerpts by the exhibit from which they come. */
export const STORIES: Readonly<Record<string, Story>> = {
  investors: {
    title: "Two listings, unnamed",
    columns: "1fr 72px 72px",
    rows: [
      ["Issuer", ink(4.4), ink(3.4)],
      ["Size", millions(LISTING.size), millions(INTEREST.value)],
      ["Dated", shortDay(LISTING.pricedOn), shortDay(INTEREST.valuedOn)],
      ["Closes", shortDay(ROOM.closes), shortDay(INTEREST.bidsClose)],
    ],
  },
  fundraisers: {
    title: "Closing book, US$m",
    columns: "104px 1fr 34px",
    rows: ["Countersigned", "Signed", "Approved", "Soft circle"].map((stage) => [
      stage,
      `<div class="bar sea"><i style="width:${percent(atStage(stage) / CLOSING_BOOK.target)}"></i></div>`,
      atStage(stage).toFixed(1),
    ]),
  },
  "advisory-ma": {
    title: "Released, by buyer",
    columns: "1fr 52px 52px 52px",
    rows: [
      ["Buyer", ...steps.slice(0, 3)],
      ...buyers.slice(3, 5).map(([name, , dates]) => [name.slice(-1), ...dates.slice(0, 3).map((date) => date && shortDay(date))]),
      [held[0][0].slice(-1), ink(3.3), ink(3.3), ink(3.3)],
    ],
  },
  founders: {
    title: `${missing.length} of ${total(folders, ([, , , of]) => of)} documents missing`,
    columns: "1fr auto",
    rows: missing.map(([, name, , by]) => [name.split(", ").at(0) ?? name, shortDay(by)]),
  },
};

/** An excerpt as HTML; it ends under its last row. */
export const story = ({ title, columns, rows }: Story): string =>
  `<h1>${title}</h1>${each(rows, (cells) => `<div class="row" style="grid-template-columns:${columns}">${each(cells, (cell) => `<span>${cell}</span>`)}</div>`)}`;

/** Its size in CSS pixels, which is that on the page, with as many pixels as content requires; and its look there. */
export const STORY = { width: 256, height: 200, scale: 2.66 } as const;
export const STORY_CSS = `body{padding:15px 16px;font-size:13.5px}h1{font-size:19px;white-space:nowrap;padding-bottom:9px;border-bottom:2px solid;border-image:linear-gradient(90deg,var(--colour-brass) 76px,var(--colour-text-strong) 76px) 2}
.row{display:grid;gap:8px;align-items:center;height:34px;border-bottom:1px solid #EDE8DB;white-space:nowrap;font-variant-numeric:tabular-nums}.row:last-child{border:0}.row>:first-child{color:var(--colour-text-strong)}.row>:not(:first-child){text-align:right}`;
