import { readFile } from "node:fs/promises";

import sharp from "sharp";

import { fontFaces, openBrowser, photograph } from "../drawing/browser";
import { save } from "../drawing/encode";
import type { ScreenScene } from "./parts";
import { auditTrail } from "./scenes/audit-trail";
import { crm } from "./scenes/crm";
import { dataRoom } from "./scenes/data-room";
import { investorReporting } from "./scenes/investor-reporting";
import { marketplaceListing } from "./scenes/marketplace-listing";
import { ndaSigning } from "./scenes/nda-signing";
import { pipeline } from "./scenes/pipeline";
import { secondaryListing } from "./scenes/secondary-listing";
import { SCREEN_CSS } from "./styles";

const SIZE = { width: 1200, height: 750, scale: 2 } as const;

/** Photographs the product screens at twice their size. `wanted` says which; a terrain poster must exist for the listing's band. */
export async function makeScreens(wanted: (name: string) => boolean): Promise<void> {
  const poster = await sharp(await readFile("content/media/terrain/marketplace.webp"))
    .png()
    .toBuffer();
  const hero = `data:image/png;base64,${poster.toString("base64")}`;
  const scenes: readonly ScreenScene[] = [
    pipeline,
    dataRoom,
    auditTrail,
    crm,
    ndaSigning,
    investorReporting,
    marketplaceListing(hero),
    secondaryListing,
  ];
  const chosen = scenes.filter(({ name }) => wanted(name));
  if (chosen.length === 0) return;
  const fonts = await fontFaces();
  const browser = await openBrowser();
  try {
    for (const { name, html } of chosen) {
      const page = `<!doctype html><meta charset="utf-8"><style>${fonts}${SCREEN_CSS}</style>${html}`;
      const photo = await photograph(browser, page, SIZE);
      await save(
        `content/media/screens/${name}.webp`,
        await sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer(),
      );
    }
  } finally {
    await browser.close();
  }
}
