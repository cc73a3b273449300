import sharp from "sharp";
import { onPluginInit } from "./picture-effort";

/** A picture of 64 by 64 pixels with so much detail that each effort gives a different file. */
const picture = () => {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * index * 7) % 251));
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } });
};

it("makes AVIF pictures with less effort than sharp's default", async () => {
  const before = await picture().avif({ quality: 46 }).toBuffer();
  onPluginInit();

  const after = await picture().avif({ quality: 46 }).toBuffer();
  expect(after).not.toEqual(before);
  expect(after).toEqual(await picture().avif({ quality: 46, effort: 3 }).toBuffer());
  expect(await picture().avif({ quality: 46, effort: 4 }).toBuffer()).toEqual(before);
});
