import { z } from "zod";
import { isoDate, slug } from "./fields";
import { CURRENCY, MALFORMED_FIGURE, numberIn } from "./figures";

/** The text that replaces a token. Tokens within it are not replaced. */
const replacement = (description: string, max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^{}]*$/u, { message: "has a brace, but no token is replaced here. Write the figure itself" })
    .refine((value) => !/[.,;:]$/u.test(value), {
      message: "ends with a punctuation mark. Remove it: the sentence around it has its own",
    })
    .refine((value) => value === value.trim(), { message: "has a space at the beginning or end. Remove it" })
    .refine((value) => !/<\/?[a-z]/iu.test(value), { message: "has an HTML tag. Remove it: the page does the formatting" })
    .meta({ description: `${description} At most ${max} characters.` });

/** How a price is written: with its currency, a comma as the thousands separator, and its period if it has one. */
export const PRICE = new RegExp(String.raw`^${CURRENCY}(?:[1-9]\d{0,2}(?:,\d{3})*|0(?=\.\d*[1-9]))(?:\.\d\d)?(?:\/(?:month|year))?$`, "u");

/** How a whole number is written, with commas, as part of a pattern. */
const WHOLE = String.raw`[1-9]\d{0,2}(?:,\d{3})*`;

/** How a figure of each kind is written, and what to write instead of anything else. */
const KINDS = {
  price: {
    pattern: PRICE,
    fix: "is not a price. Write it like $12,000 or $750/month: the currency, no space, a comma as the thousands separator. For nothing, write `price: Free` in the plan and remove the figure",
  },
  amount: {
    pattern: new RegExp(String.raw`^(?:US)?${CURRENCY}${WHOLE}(?:(?:\.\d\d?)?(?:m|bn|B| million| billion)|\.\d\d)?$`, "u"),
    fix: "is not an amount. Write it like US$100,000, $5 million or $25B: the currency, no space after it, a comma as the thousands separator",
  },
  count: {
    pattern: new RegExp(`^${WHOLE}$`, "u"),
    fix: "is not a count. Write only digits, with a comma as the thousands separator, such as 2,500",
  },
  storage: { pattern: /\d [GT]B$/u, names: "GB or TB" },
  share: { pattern: /\d(?:%| per cent)$/u, names: "% or per cent" },
  time: { pattern: /(?:h|hours?|days?|weeks?|months?)$/u, names: "h, days, weeks or months" },
} as const;

/** What is wrong with the form of a figure of a kind. */
const kindFault = (value: string, kind: (typeof KINDS)[keyof typeof KINDS]): string => {
  if ("fix" in kind) return kind.fix;
  const [, unit] = /\d\s*(\p{L}+)$/u.exec(value) ?? [];
  return unit === undefined || kind.pattern.test(value.replace(/(\d)\s*(?=\p{L}+$)/u, "$1 "))
    ? "lacks the unit of its `kind`, or the space before it. Write it like 2 GB, 80% or 24h"
    : `has the unit \`${unit}\`, which is not used here. Write ${kind.names}`;
};

/** A number with a time in the wrong number: “6 month”, “1 days”. */
const WRONG_NUMBER = /\b(?!1 )\d+ (?:hour|day|week|month|year)\b|\b(?:1|one) (?:hours|days|weeks|months|years)\b/u;

/** The two figures from which a figure of a worked example is calculated. */
const shareOfModel = z
  .strictObject({ share: slug("The figure that is the share."), amount: slug("The figure that is the amount.") })
  .meta({ id: "ShareOfAmount", description: "The two other figures whose product it is: a share of an amount." });

const claimModel = z
  .strictObject({
    key: slug("The figure's name, written {claim.key} in copy. Keep it when the figure changes."),
    value: replacement("The figure as it is shown, such as 150 or $12,000, in quotes.", 24).refine(
      (value) => /[{}]|^$/u.test(value) || (!MALFORMED_FIGURE.test(value) && !/^[-−–~]/u.test(value) && numberIn(value) !== undefined),
      {
        message: "is a malformed figure. Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50",
      },
    ),
    words: replacement("The same figure in words, such as five; written {claim.key.words} in copy.", 24).optional(),
    says: z.string().min(1).max(160).meta({ description: "What the figure states, for the person who confirms it. Never shown." }),
    kind: z
      .enum(["price", "amount", "count", "storage", "share", "time"])
      .optional()
      .meta({ description: "What it measures, so that its currency or unit cannot be lost." }),
    plan: z.string().min(1).max(40).optional().meta({ description: "The name of the plan in the price list that it belongs to." }),
    line: slug("The line of that plan that it belongs to. The plan's own price belongs to none.").optional(),
    per: z.enum(["month", "year", "once"]).optional().meta({ description: "The period that a plan's price is for." }),
    atLeast: slug("Another figure of the same kind, which this one must not be lower than.").optional(),
    shareOf: shareOfModel.optional(),
    limits: z
      .enum(["name", "userCompany", "message"])
      .optional()
      .meta({ description: "The field of the contact form whose length it limits." }),
    source: z
      .string()
      .min(1)
      .max(240)
      .meta({ description: "Where the figure comes from, so that others can look it up. Required for launch. Never shown." })
      .optional(),
    asOf: isoDate("The day it was last confirmed, in quotes. Confirm it again within a year."),
    note: z.string().min(1).max(400).meta({ description: "Anything else to know before it is changed. Never shown." }).optional(),
  })
  .refine(({ value, words }) => words === undefined || (numberIn(value) ?? numberIn(words)) === numberIn(words), {
    path: ["words"],
    message: "does not say the number of `value`. Correct whichever of the two is wrong",
  })
  .refine(({ value, kind }) => kind !== "share" || (numberIn(value) ?? 0) <= 100, {
    path: ["value"],
    message: "is more than the whole. Correct it to at most 100%",
  })
  .refine(({ value }) => !WRONG_NUMBER.test(value), {
    path: ["value"],
    message: "has a unit that does not fit its number. Write 1 month, but 6 months",
  })
  .superRefine(({ value, kind }, context) => {
    if (kind === undefined || MALFORMED_FIGURE.test(value) || KINDS[kind].pattern.test(value)) return;
    context.addIssue({ code: "custom", path: ["value"], message: kindFault(value, KINDS[kind]) });
  })
  .meta({ id: "Claim" });

/** `content/claims.yaml`: every figure that copy shows, once (ADR 14; R1.7, R12). */
export const claimsModel = z
  .strictObject({ claims: z.array(claimModel).min(1).max(200).meta({ description: "The figures, in any order." }) })
  .meta({ id: "ClaimRegister" });
