/** A slider's range and initial value. */
interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
}

/** How far a visitor can move the sliders from their initial values: the raise in US dollars, and the fee as a share of it. */
export const rangesAround = (raise: number, rate: number): Readonly<Record<"raise" | "rate", Range>> => ({
  raise: { min: raise / 5, max: 10 * raise, step: raise / 5, start: raise },
  rate: { min: 0.01, max: Math.max(0.07, rate), step: 0.005, start: rate },
});

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumSignificantDigits: 2 });

/** `$150,000`. */
export const inDollars = (amount: number): string => dollars.format(amount);

/** `3%`, `2.5%`, `0.029%`. */
export const inPercent = (share: number): string => percent.format(share);

/** The number in a price: 1000 in `$1,000`, 5000000 in `$5 million`, 3 in `3 per cent`. Throws, and stops the build, for anything else. */
export const amountIn = (price: string): number => {
  if (!/^(?:(?:US)?\$)?[\d,.]+(?: million|%| per cent)?$/u.test(price))
    throw new Error(`"${price}" is no amount like $5,000,000, $5 million or 3%.`);
  return Number(price.replace(/[^\d.]/gu, "")) * (price.includes("million") ? 1_000_000 : 1);
};
