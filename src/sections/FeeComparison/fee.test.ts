import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { claimsModel } from "../../content-model/claims";
import { amountIn, inDollars, inPercent, RANGES } from "./fee";

const { claims } = claimsModel.parse(parse(readFileSync("content/claims.yaml", "utf8")));
const claim = (key: string) => claims.find((each) => each.key === key)?.value;

it("begins with the price list's example, which adds up", () => {
  const { raise, rate } = RANGES;

  expect(claim("example-raise")).toBe(`$${raise.start / 1_000_000} million`);
  expect(claim("example-rate")).toBe(`${rate.start * 100} per cent`);
  expect(claim("example-fee")).toBe(inDollars(raise.start * rate.start));
});

it.each([
  ["$1,000", 1000],
  ["US$12,000", 12000],
])("finds the amount in %s", (price, amount) => {
  expect(amountIn(price)).toBe(amount);
});

it("writes a rate as people say it", () => {
  expect([inPercent(0.03), inPercent(0.025)]).toEqual(["3%", "2.5%"]);
});
