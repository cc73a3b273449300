import { sizeIn } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { claimsOf } from "../reading/claims-of";
import { problemAt } from "../reading/document";

/** Figures respect the minimums in the register: a larger plan never offers less storage than a smaller one, for example. */
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
