/** A manager's funds: what it released to the second one's investors, how one of them joins the third, and the third's documents. */
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
  letter: 3,
  steps: [
    ["Soft circle", 20, "Call on 12 March"],
    ["Approved", 15, "Their committee, 21 May"],
    ["Signed", 15, "Agreement, 29 May"],
  ],
  terms: [
    ["Reporting", "14 August", "plain"],
    ["Excuse right", "Agreed", "sea"],
    ["MFN right", "Agreed", "sea"],
    ["Key persons", "Agreed", "sea"],
    ["Advisory seat", "Reply by 10 June", "brass"],
  ] satisfies readonly (readonly [term: string, state: string, tone: Tone])[],
} as const;

/** The third fund's documents in the order of release: version, what each was released after, and to how many investors. */
export const RELEASED = {
  papers: [
    ["Teaser", 3, "long list", 61],
    ["NDA", 2, "interest", 24],
    ["Memorandum", 5, "NDA, signed", 19],
    ["Fund model", 6, "NDA, signed", 19],
    ["Partnership agreement", 8, "call with the team", 12],
    ["Subscription pack", 2, "approval", 6],
  ],
  /** The versions of the model: what each changed, and how many have read it. */
  model: [
    [6, "Fee steps down from year six", 7],
    [5, "Two exits a year later", 19],
    [4, "Hurdle at 8%, compounded", 16],
    [3, "First close at US$60m", 11],
  ],
} as const;
