/** A slider's range and initial value. */
interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly start: number;
}

/** The price list's example, and how far a visitor can change it: US dollars, and the fee as a share of them. */
export const RANGES = {
  raise: { least: 1_000_000, most: 50_000_000, step: 1_000_000, start: 5_000_000 },
  rate: { least: 0.01, most: 0.07, step: 0.005, start: 0.03 },
} as const satisfies Readonly<Record<string, Range>>;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** `$150,000`. */
export const inDollars = (amount: number): string => dollars.format(amount);

/** `3%`, `2.5%`. */
export const inPercent = (share: number): string => percent.format(share);

/** The number in a price: 1000 in `$1,000`. */
export const amountIn = (price: string): number => Number(price.replace(/[^\d.]/gu, ""));
