import { numberIn } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-checks/cross-check";
import { problemAt } from "../document";
import { claimsOf } from "./prices";

/** Figures that must not decrease along each row: a larger plan has more room, a smaller one waits longer. */
const ASCENDING = [
  ["seeker-storage", "business-storage", "business-storage-limit", "enterprise-storage"],
  ["response-enterprise", "response-business", "response-standard"],
];

/** Units by their size; only figures of one kind are compared. */
const UNITS: Readonly<Record<string, number>> = { GB: 1, TB: 1_000, h: 1 };

const sizeOf = (value: string): number => (numberIn(value) ?? NaN) * (UNITS[/\d ?(\p{L}+)$/u.exec(value)?.[1] ?? ""] ?? NaN);

/** Figures that belong together do not contradict each other. */
export const adviseRelations: CrossCheck = (situation) => {
  const claims = claimsOf(situation);
  return ASCENDING.flatMap((keys) => {
    const row = keys.flatMap((key) => claims.find(({ token }) => token === `claim.${key}`) ?? []);
    return row.flatMap(({ register, path, value }, index) => {
      const before = row[index - 1];
      return before && sizeOf(value) < sizeOf(before.value)
        ? [
            problemAt(
              register,
              path,
              `is ${quote(value)}, but must not be less than {${before.token}}, which is ${quote(before.value)}. Correct whichever is wrong`,
            ),
          ]
        : [];
    });
  });
};
