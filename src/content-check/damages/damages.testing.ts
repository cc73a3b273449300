/** Every way in which the fixtures are damaged, and what the content check says of each. */
import { addressDamages } from "./addresses.testing";
import { astrayDamages } from "./astray.testing";
import { characterDamages } from "./characters.testing";
import { commonDamages } from "./common.testing";
import { copiedDamages } from "./copied.testing";
import type { Damage } from "./damage.testing";
import { emptyWordDamages } from "./empty-words.testing";
import { fieldDamages } from "./fields.testing";
import { figureDamages } from "./figures.testing";
import { fileDamages } from "./files.testing";
import { halfDoneDamages } from "./half-done.testing";
import { kindDamages } from "./kinds.testing";
import { legalStructureDamages } from "./legal-structure.testing";
import { legalDamages } from "./legal.testing";
import { listDamages } from "./lists.testing";
import { mediaDamages } from "./media.testing";
import { pastedDamages } from "./pasted.testing";
import { suggestionDamages } from "./suggestions.testing";
import { swallowedDamages } from "./swallowed.testing";
import { manyDamages } from "./together.testing";
import { siteDamages } from "./whole-site.testing";
import { writingDamages } from "./writing.testing";

export const damages: readonly Damage[] = [
  ...commonDamages,
  ...writingDamages,
  ...legalDamages,
  ...emptyWordDamages,
  ...fieldDamages,
  ...figureDamages,
  ...kindDamages,
  ...fileDamages,
  ...copiedDamages,
  ...mediaDamages,
  ...swallowedDamages,
  ...listDamages,
  ...characterDamages,
  ...legalStructureDamages,
  ...pastedDamages,
  ...halfDoneDamages,
  ...addressDamages,
  ...suggestionDamages,
  ...astrayDamages,
  ...siteDamages,
  ...manyDamages,
];
