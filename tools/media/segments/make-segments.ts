import type { Sharp } from "sharp";

import { save } from "../drawing/encode";
import { drawAccelerators } from "./accelerators";
import { drawAdvisory } from "./advisory-ma";
import { drawFamilyOffice } from "./family-office";
import { drawFounders } from "./founders";
import { drawFundManagers } from "./fund-managers";
import { drawInvestors } from "./investors";

const SEGMENTS: Readonly<Record<string, () => Promise<Sharp>>> = {
  "family-office": drawFamilyOffice,
  "fund-managers": drawFundManagers,
  "advisory-ma": drawAdvisory,
  accelerators: drawAccelerators,
  investors: drawInvestors,
  founders: drawFounders,
};

/** Draws the pictures of the six segments; `wanted` says which. */
export async function makeSegments(wanted: (name: string) => boolean): Promise<void> {
  for (const [slug, draw] of Object.entries(SEGMENTS)) {
    if (!wanted(slug)) continue;
    const picture = await draw();
    await save(`content/media/segments/${slug}.webp`, await picture.webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer());
  }
}
