/** A manager's funds: what it released to the second one's investors, how one of them joins the third, and the third's papers. */
import type { Tone } from "../screens/parts";
import { CAPITAL_ACCOUNT, CLOSING_BOOK } from "./raises";

/** The first quarter of the second fund. Commitments are millions of US dollars; everything else is in proportion to them. */
export const QUARTER = {
  fund: CAPITAL_ACCOUNT.fund,
  irr: "11.8%",
  released: "2026-05-22",
  /** When each investor opened its statement and the call notice, and whether its treasury has checked the notice. */
  investors: [
    ["PF-021", 30, "22 May, 11:06", "2 Jun, 10:41", true],
    ["EN-044", 20, "22 May, 15:32", "2 Jun, 14:12", true],
    ["FO-131", 15, "25 May, 08:50", "2 Jun, 16:05", true],
    ["FF-016", 12, "22 May, 12:18", "3 Jun, 09:27", false],
    ["FO-097", 10, "26 May, 17:44", "2 Jun, 11:30", true],
    ["PB-008", 8, "27 May, 10:02", "3 Jun, 08:15", false],
    ["EN-052", 5, "1 Jun, 09:38", "", false],
  ],
} as const;

/** An investor in the second fund that is joining the third; its amount is the one in the closing book. */
export const RE_UP = {
  reference: "FF-016",
  fund: CLOSING_BOOK.fund,
  since: 2019,
  letter: 3,
  steps: [
    ["Soft circle", 20, "Call on 12 March", "2026-03-12"],
    ["Approved", 15, "Their committee, 21 May", "2026-05-21"],
    ["Signed", 15, "Agreement, 29 May", "2026-05-29"],
    ["Countersigned", 0, "After the side letter", CLOSING_BOOK.close],
  ],
  mandate: [
    ["Ticket", "US$10m to 20m"],
    ["Excluded", "Thermal coal, tobacco"],
    ["Decides", "Committee of five, monthly"],
    ["Will ask first", "Why the fee base did not step down"],
  ],
  terms: [
    ["Reporting", "Quarterly, within 45 days", "14 August", "plain"],
    ["Excuse right", "Thermal coal, on five days’ notice", "Agreed", "sea"],
    ["MFN election", "30 days from the final close", "Agreed", "sea"],
    ["Key persons", "Notice within ten days", "Agreed", "sea"],
    ["Advisory seat", "Observer, asked on 1 June", "Reply by 10 June", "brass"],
  ] satisfies readonly (readonly [term: string, text: string, state: string, tone: Tone])[],
} as const;

/** The third fund's papers in the order of release: version, what each was released after, and to how many investors. */
export const RELEASED = {
  papers: [
    ["Teaser", 3, "Long list", 61],
    ["NDA", 2, "Interest", 24],
    ["Memorandum and track record", 5, "NDA, signed", 19],
    ["Fund model", 6, "NDA, signed", 19],
    ["Partnership agreement", 8, "Call with the team", 12],
    ["Subscription pack", 2, "Approval", 6],
  ],
  /** The versions of the model: when each came, what it changed, and how many have read it. */
  model: [
    [6, "3 Jun, 09:10", "Fee steps down from year six", 7],
    [5, "12 May, 17:25", "Two exits a year later", 19],
    [4, "27 Apr, 11:48", "Hurdle at 8%, compounded", 16],
    [3, "9 Apr, 14:02", "First close at US$60m", 11],
  ],
} as const;
