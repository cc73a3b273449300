/** How sums and dates are formatted in all pictures. */

/** The date of all pictures; anything dated later is planned. */
export const TODAY = "2026-06-03";

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** "12 June" for 2026-06-12. */
export function day(date: string): string {
  const [, month, number] = date.split("-").map(Number);
  return `${number} ${MONTHS[(month ?? 1) - 1]}`;
}

/** "12 Jun" for 2026-06-12, "12 May" for 2026-05-12. */
export function shortDay(date: string): string {
  const [number, month = ""] = day(date).split(" ");
  return `${number} ${month.slice(0, 3)}`;
}

/** "US$28.0m" for 28; whole millions with `digits` 0. */
export function millions(amount: number, digits = 1): string {
  return `US$${amount.toFixed(digits)}m`;
}

/** "7,503,000" for 7503000. */
export function grouped(amount: number): string {
  return String(Math.round(amount)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
}

/** "91.5%" for 0.915. */
export function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** "1.66x" for 14.9 on 9. */
export function multiple(value: number, paid: number): string {
  return `${(value / paid).toFixed(2)}x`;
}

/** The sum of one figure from each entry, without floating-point residue. */
export function total<Entry>(entries: readonly Entry[], figure: (entry: Entry) => number): number {
  return Math.round(entries.reduce((sum, entry) => sum + figure(entry), 0) * 1e6) / 1e6;
}
