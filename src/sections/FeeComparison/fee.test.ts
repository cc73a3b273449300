import { amountIn, inPercent, rangesAround } from "./fee";

it("lets a visitor try from a fifth of the raise to ten times as much, at any rate common in the market", () => {
  const { raise, rate } = rangesAround(5_000_000, 0.03);

  expect([raise.min, raise.max]).toEqual([1_000_000, 50_000_000]);
  expect([rate.min, rate.max]).toEqual([0.01, 0.07]);
  expect(rangesAround(5_000_000, 0.09).rate.max).toBe(0.09);
});

it.each([
  ["$1,000", 1000],
  ["US$12,000", 12_000],
  ["$5 million", 5_000_000],
  ["3 per cent", 3],
])("finds the amount in %s", (price, amount) => {
  expect(amountIn(price)).toBe(amount);
});

it("writes a rate as people say it", () => {
  expect([0.03, 0.025, 1 / 3500].map(inPercent)).toEqual(["3%", "2.5%", "0.029%"]);
});
