const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, " million": 1e6, bn: 1e9 };

/**
 * The first amount in a text: 2,000,000 in "US$2.0m" or "$2 million", -640 in "(640)" or "-640", 3 in "3 per cent", 11 in "11 of 12";
 * undefined in a text without one.
 */
export const amountOf = (text: string): number | undefined => {
  const [, minus, digits, scale = ""] =
    /^(\(|[^\d(]*[-−](?=\d))?[^\d(]*(\d[\d,]*(?:\.\d+)?)(?:(bn|[mk]| million)(?!\p{L}))?/u.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(",", "")) * (SCALES[scale] ?? 1) * (minus === undefined ? 1 : -1);
};

/** An amount or a rate from which a section calculates: `$1,000`, `$5 million`, `3%`, `3 per cent`. */
export const AMOUNT = /^(?:(?:US)?\$)?\d[\d,]*(?:\.\d+)?(?: million|%| per cent)?$/u;
