import { z } from "zod";
import { entry, isoDate, list, slug } from "./fields";

/** The text that replaces a token. Tokens within it are not replaced. */
const replacement = (description: string, max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^{}]*$/u, { message: "has a brace, but no token is replaced here. Write the figure itself" })
    .meta({ description: `${description} At most ${max} characters.` });

/** A remark for whoever keeps the register. */
const remark = (description: string, max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .meta({ description: `${description} Never shown.` });

const claimModel = entry("Claim", {
  key: slug("The figure's name, written {claim.key} in copy. Keep it when the figure changes."),
  value: replacement("The figure as it is shown, such as 150 or $12,000, in quotes; or a limit of the terms, in their words.", 80),
  words: replacement("The same figure in words, such as five; written {claim.key.words} in copy.", 24).optional(),
  says: remark("What the figure states, for the person who confirms it.", 160),
  source: remark("Where the figure comes from, so that others can look it up. Required for launch.", 240).optional(),
  asOf: isoDate("The day it was last confirmed, in quotes."),
  note: remark("Anything else to know before it is changed.", 400).optional(),
});

/** A figure of the register. */
export type Claim = z.infer<typeof claimModel>;

/** `content/claims.yaml`: every figure that copy shows, once. */
export const claimsModel = entry("ClaimRegister", { claims: list(claimModel, 1, 200, "The figures, in any order.") });
