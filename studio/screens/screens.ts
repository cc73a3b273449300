import sharp from "sharp";

import { photograph } from "../drawing/browser";
import { dataUrl, save } from "../drawing/encode";
import { kindOf } from "../kind";
import { auditTrail } from "./scenes/audit-trail";
import { crm } from "./scenes/crm";
import { dataRoom } from "./scenes/data-room";
import { investorReporting } from "./scenes/investor-reporting";
import { marketplaceListing } from "./scenes/marketplace-listing";
import { ndaSigning } from "./scenes/nda-signing";
import { pipeline } from "./scenes/pipeline";
import { secondaryListing } from "./scenes/secondary-listing";
import { shell, type Screen } from "./shell";
import { SCREEN_CSS } from "./styles";

/** A screen's size in CSS pixels; its picture has twice as many. */
const SIZE = { width: 1200, height: 750, scale: 2 } as const;

const SCREENS: Readonly<Record<string, Screen>> = {
  pipeline,
  "data-room": dataRoom,
  "audit-trail": auditTrail,
  crm,
  "nda-signing": ndaSigning,
  "investor-reporting": investorReporting,
  "marketplace-listing": marketplaceListing,
  "secondary-listing": secondaryListing,
};

/** Scenes of the product, photographed. */
export const screens = kindOf(SCREENS, async (name, screen) => {
  const css = `${SCREEN_CSS}${screen.css ?? ""}${await pictureRule(screen)}`;
  const photo = await photograph({ css, body: shell(screen) }, SIZE);
  await save(`content/media/screens/${name}.webp`, await sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer());
});

/** Browsers are given PNG: how they read WebP is their own affair, and would be seen in the photograph. */
async function pictureRule({ picture }: Screen): Promise<string> {
  if (!picture) return "";
  return `:root{--picture:url(${dataUrl(await sharp(`content/media/${picture}`).png().toBuffer())})}`;
}
