import { amountOf } from "./amounts";

it.each([
  ["US$2.0m", 2_000_000],
  ["1,260,000", 1_260_000],
  ["(640)", -640],
  ["US$-2.0m", -2_000_000],
  ["5kg", 5],
  ["11 of 12", 11],
  ["US$250k, 0.18x", 250_000],
  ["$5 million", 5_000_000],
  ["3 per cent", 3],
  ["Round 2", 2],
  ["( )", undefined],
  ["", undefined],
])("reads the amount in %j", (cell, amount) => {
  expect(amountOf(cell)).toBe(amount);
});
