import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { drawAccelerators } from "./accelerators";
import { drawAdvisory } from "./advisory-ma";
import { drawFamilyOffice } from "./family-office";
import { drawFounders } from "./founders";
import { drawFundManagers } from "./fund-managers";
import { drawInvestors } from "./investors";

const SEGMENTS = {
  "family-office": drawFamilyOffice,
  "fund-managers": drawFundManagers,
  "advisory-ma": drawAdvisory,
  accelerators: drawAccelerators,
  investors: drawInvestors,
  founders: drawFounders,
};

/** The illustrations of six audiences. */
export const segments = kindOf(SEGMENTS, async (name, draw) => {
  const picture = await draw();
  await save(`content/media/segments/${name}.webp`, await picture.webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer());
});
