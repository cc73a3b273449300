/** The screens of each audience agree with the exhibits beside them and with the marketplace's board. */
import { HOLDINGS } from "./investors";
import { BOARD } from "./listings";
import { CLIENT, PORTFOLIO } from "./mandates";
import { QUARTER, RE_UP, RELEASED } from "./marsh-lane";
import { ESTATE_OFFER, INFRASTRUCTURE, LISTING_DRAFT } from "./offers";
import { CAPITAL_ACCOUNT, CLOSING_BOOK, STARTUP } from "./raises";
import { millions, shortDay, TODAY, total } from "./words";

const onBoard = (reference: string): (typeof BOARD)[number] | undefined => BOARD.find(([listing]) => listing === reference);

/** "2 Jun, 14:12" as a number that grows with time; all moments are in May and June. */
const moment = (text: string): number => {
  const [, number = "", month = "", hours = "", minutes = ""] = /^(\d+) (May|Jun), (\d+):(\d+)$/u.exec(text) ?? [];
  return ((month === "Jun" ? 31 : 0) + Number(number)) * 1440 + Number(hours) * 60 + Number(minutes);
};

test("the account in the exhibit is one of the fund’s, and its notice was opened on the day that the exhibit states", () => {
  const account = QUARTER.investors.find(([reference]) => reference === CAPITAL_ACCOUNT.investor);
  expect((account?.[1] ?? 0) * 1e6).toBe(CAPITAL_ACCOUNT.commitment);
  expect(account?.[3].startsWith(shortDay(CAPITAL_ACCOUNT.notice.sent))).toBe(true);
  expect(HOLDINGS.map(({ name }) => name)).not.toContain(QUARTER.fund);
});

test("a statement is opened after its release, a notice after it was sent, and checked only once opened", () => {
  for (const [, , statement, notice, checked] of QUARTER.investors) {
    expect(moment(statement)).toBeGreaterThanOrEqual(moment(`${shortDay(QUARTER.released)}, 00:00`));
    if (notice) expect(moment(notice)).toBeGreaterThanOrEqual(moment(`${shortDay(CAPITAL_ACCOUNT.notice.sent)}, 00:00`));
    if (checked) expect(notice).not.toBe("");
  }
});

test("an investor’s step and amount match the closing book, and it still has its side letter", () => {
  const row = CLOSING_BOOK.rows.find(([reference]) => reference === RE_UP.reference);
  expect(RE_UP.steps.find(([step]) => step === row?.[3])?.[1]).toBe(row?.[1]);
  expect(row?.[2][3]).toBe(1);
  expect(RE_UP.terms.some(([, , tone]) => tone === "brass")).toBe(true);
  expect(QUARTER.investors.some(([reference]) => reference === RE_UP.reference)).toBe(true);
});

test("each document has fewer readers than the one before; the subscription pack has as many as the closing book has agreements", () => {
  const readers = RELEASED.papers.map(([, , , count]) => count);
  expect([...readers].sort((a, b) => b - a)).toEqual(readers);
  expect(readers.at(-1)).toBe(CLOSING_BOOK.rows.filter(([, , [agreement]]) => agreement > 0).length);
  const model = RELEASED.papers.find(([paper]) => paper === "Fund model");
  expect(RELEASED.model[0][0]).toBe(model?.[1]);
  expect(Math.max(...RELEASED.model.map(([, , count]) => count))).toBeLessThanOrEqual(model?.[3] ?? 0);
});

test("the uses of proceeds add up to the round, including the part without a use", () => {
  expect(total(CLIENT.proceeds, ([, amount]) => amount)).toBe(CLIENT.size);
  expect(CLIENT.gaps.map(([, what]) => what)).toContain(`${millions(CLIENT.proceeds[3][1])} without a use`);
  const size = total(STARTUP.holders, ([, , bought]) => bought) * STARTUP.price;
  expect(total(LISTING_DRAFT.proceeds, ([, amount]) => amount)).toBe(size);
  expect(onBoard(LISTING_DRAFT.reference)?.[5]).toBe(millions(size));
});

test("a founder’s data room has the same documents by level of access as by folder", () => {
  const behindNda = LISTING_DRAFT.documents.filter(([access]) => access !== "Open");
  expect(total(behindNda, ([, count]) => count)).toBe(total(STARTUP.folders, ([, , , of]) => of));
});

test("an interest that is not fully called is transferred after the bids, once each restriction is settled in turn", () => {
  const dates = [TODAY, INFRASTRUCTURE.bidsClose, ...INFRASTRUCTURE.restrictions.map(([, , on]) => on)];
  expect([...dates].sort()).toEqual(dates);
  expect(total(INFRASTRUCTURE.years, ([, called]) => called)).toBeLessThan(INFRASTRUCTURE.commitment);
});

test("an estate is on the board at its price, with its minimum ticket", () => {
  expect(onBoard(ESTATE_OFFER.reference)?.slice(5, 7)).toEqual([millions(ESTATE_OFFER.price), ESTATE_OFFER.least]);
  expect(ESTATE_OFFER.let).toBeLessThan(ESTATE_OFFER.units);
});

test("a listing offers half of a holding whose documents are complete", () => {
  const held = PORTFOLIO.companies.find(([name]) => name === PORTFOLIO.listed.name);
  expect(held?.[4].every((paper) => paper === 2)).toBe(true);
  expect(Date.parse(PORTFOLIO.listed.closes)).toBeGreaterThan(Date.parse(TODAY));
});
