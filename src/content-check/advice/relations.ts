import { numberIn } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { claimsOf } from "../reading/claims-of";
import { problemAt } from "../reading/document";

/** Units by their size; only figures of one kind are compared. */
const UNITS: Readonly<Record<string, number>> = { GB: 1, TB: 1_000, h: 1 };

const sizeOf = (value: string): number => (numberIn(value) ?? NaN) * (UNITS[/\d ?(\p{L}+)$/u.exec(value)?.[1] ?? ""] ?? NaN);

/** A larger plan has no less room than a smaller one, and no plan waits longer than the one below it. */
export const adviseRelations: CrossCheck = (content) => {
  const claims = claimsOf(content);
  return claims.flatMap(({ register, path, value, atLeast }) => {
    const other = claims.find(({ key }) => key === atLeast);
    return other && sizeOf(value) < sizeOf(other.value)
      ? [
          problemAt(
            register,
            path,
            `is ${quote(value)}, but must not be less than {${other.token}}, which is ${quote(other.value)}. Correct whichever is wrong`,
          ),
        ]
      : [];
  });
};
