/** Every invalid case, and what the content check reports for it. */
import { addressCases } from "./addresses.testing";
import { adviceCases } from "./advice.testing";
import { characterCases } from "./characters.testing";
import { commonCases } from "./common.testing";
import { contradictedCases } from "./contradicted.testing";
import { copiedCases } from "./copied.testing";
import { deadEndCases } from "./dead-ends.testing";
import { draftCases } from "./drafts.testing";
import { emptyWordCases } from "./empty-words.testing";
import { fieldCases } from "./fields.testing";
import { figureCases } from "./figures.testing";
import { fileCases } from "./files.testing";
import { garbledCases } from "./garbled.testing";
import { halfDoneCases } from "./half-done.testing";
import type { InvalidCase } from "./invalid-case.testing";
import { kindCases } from "./kinds.testing";
import { legalStructureCases } from "./legal-structure.testing";
import { legalCases } from "./legal.testing";
import { mediaCases } from "./media.testing";
import { pastedCases } from "./pasted.testing";
import { slipCases } from "./slips.testing";
import { swallowedCases } from "./swallowed.testing";
import { siteCases } from "./whole-site.testing";
import { writingCases } from "./writing.testing";

export const invalidCases: readonly InvalidCase[] = [
  ...commonCases,
  ...writingCases,
  ...legalCases,
  ...deadEndCases,
  ...emptyWordCases,
  ...fieldCases,
  ...figureCases,
  ...kindCases,
  ...fileCases,
  ...contradictedCases,
  ...copiedCases,
  ...mediaCases,
  ...swallowedCases,
  ...characterCases,
  ...legalStructureCases,
  ...pastedCases,
  ...halfDoneCases,
  ...addressCases,
  ...slipCases,
  ...adviceCases,
  ...garbledCases,
  ...draftCases,
  ...siteCases,
];
