import type { z } from "zod";
import { claimsModel } from "../../content-model/claims";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problemAt } from "../reading/document";

type Claim = z.output<typeof claimsModel>["claims"][number];

/** The same day a year before, in UTC. */
const yearBefore = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear() - 1, day.getUTCMonth(), day.getUTCDate()));

const nameOf = ({ key, value, says }: Claim): string => `the figure ${key} (${quote(value)}: ${says.replace(/\.$/u, "")})`;

/** What is unsupported about a figure, with the field concerned: the whole entry, or its date. */
const complaints = (claim: Claim, today: Date): { field: string[]; message: string }[] => [
  ...(claim.source === undefined
    ? [{ field: [], message: `gives no source for ${nameOf(claim)}. Add \`source\`, or take the figure off the pages` }]
    : []),
  ...(new Date(claim.asOf) < yearBefore(today)
    ? [{ field: ["asOf"], message: `is more than a year ago for ${nameOf(claim)}. Confirm the figure and write the date of confirmation` }]
    : []),
];

/** Figures without a source, or not confirmed within a year of a date (ADR 14). */
export const findUnsupportedFigures =
  (today: Date): CrossCheck =>
  (content) =>
    content.documents
      .filter(({ kind }) => kind.name === "claims")
      .flatMap((document) =>
        (claimsModel.safeParse(document.data).data?.claims ?? []).flatMap((claim, index) =>
          complaints(claim, today).map(({ field, message }) => problemAt(document, ["claims", index, ...field], message)),
        ),
      );
