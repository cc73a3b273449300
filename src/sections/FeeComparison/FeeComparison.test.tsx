import { fireEvent, render, screen } from "@testing-library/react";
import { FeeComparison, inPercent, rangesAround } from "./FeeComparison";

const section: Queries.FeeComparisonFragment = {
  anchor: null,
  heading: "The arithmetic",
  intro: null,
  raise: "$5 million",
  rate: "3 per cent",
  raiseLabel: "Raise",
  rateLabel: "Rate",
  feeLabel: "It comes to",
  priceLabel: "Ours",
  shareLabel: "[share] of it",
  blockLabel: "[n] blocks of [amount]",
  feeComparisonPrice: "$1,000",
  feeComparisonNote: "An illustration.",
};

it("recalculates the fee as the sliders move, in words and on a scale that stays, so that its bar runs off the card", () => {
  const { container } = render(<FeeComparison section={section} ground="shaded" />);
  const widths = () => [...container.querySelectorAll("i")].map(({ style }) => Number.parseFloat(style.width).toFixed(1));
  const move = (name: string, value: string) => fireEvent.input(screen.getByRole("slider", { name }), { target: { value } });
  expect(screen.getByText("$150,000")).toBeVisible();
  expect(widths()).toEqual(["120.0", "0.8"]);
  expect(screen.getByText("12 blocks of $12,500")).toBeVisible();

  move("Raise", "20000000");
  expect(screen.getByRole("slider", { name: "Raise" })).toHaveAttribute("aria-valuetext", "$20,000,000");
  expect(screen.getByText("$600,000")).toBeVisible();
  expect(screen.getByText("0.17% of it")).toBeVisible();
  expect(screen.getByText("$1,000")).toBeVisible();
  expect(widths()).toEqual(["480.0", "0.8"]);

  move("Rate", "0.015");
  expect(widths()).toEqual(["240.0", "0.8"]);
});

it("lets a visitor try from a fifth of the raise to ten times as much, at any rate common in the market", () => {
  const { raise, rate } = rangesAround(5_000_000, 0.03);

  expect([raise.min, raise.max]).toEqual([1_000_000, 50_000_000]);
  expect([rate.min, rate.max]).toEqual([0.01, 0.07]);
  expect(rangesAround(5_000_000, 0.09).rate.max).toBe(0.09);
});

it("writes a rate as people say it", () => {
  expect([0.03, 0.025, 1 / 3500].map(inPercent)).toEqual(["3%", "2.5%", "0.029%"]);
});
