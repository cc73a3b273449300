import { sizeIn } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { claimsOf } from "../reading/claims-of";
import { problemAt } from "../reading/document";

/** A larger plan has no less room than a smaller one, and no plan waits longer than the one below it. */
export const adviseRelations: CrossCheck = (content) => {
  const claims = claimsOf(content);
  return claims.flatMap(({ register, path, value, atLeast }) => {
    const other = claims.find(({ key }) => key === atLeast);
    return other && sizeIn(value) < sizeIn(other.value)
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
