import { claimsModel } from "../../content-model/claims";
import type { CrossCheck } from "../check-content/cross-checks/cross-check";
import { problemAt } from "../check-content/document";
import { quote } from "../check-content/words";

/** The same day a year before, in UTC. */
const yearBefore = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear() - 1, day.getUTCMonth(), day.getUTCDate()));

/** Figures of the register without a source, or not confirmed within a year of the given day (ADR 14). */
export const findUnsupportedFigures =
  (today: Date): CrossCheck =>
  ({ documents }) =>
    documents
      .filter(({ kind }) => kind.name === "claims")
      .flatMap((document) =>
        (claimsModel.safeParse(document.data).data?.claims ?? []).flatMap(({ key, value, says, source, asOf }, index) => {
          const figure = `the figure ${key} (${quote(value)}: ${says.replace(/\.$/u, "")})`;
          return [
            ...(source === undefined
              ? [problemAt(document, ["claims", index], `says no source of ${figure}. Add \`source\`, or take the figure off the pages`)]
              : []),
            ...(new Date(asOf) < yearBefore(today)
              ? [
                  problemAt(
                    document,
                    ["claims", index, "asOf"],
                    `is more than a year ago for ${figure}. Confirm the figure and write the day on which you did`,
                  ),
                ]
              : []),
          ];
        }),
      );
