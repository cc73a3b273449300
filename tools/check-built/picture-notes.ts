import { join } from "node:path";
import sharp from "sharp";
import type { Finding } from "./check-pages";

/** An entry of EXIF data that states where a photograph was taken, in either byte order: tag, type, one value. */
const GPS = ["8825000400000001", "2588040001000000"].map((entry) => Buffer.from(entry, "hex"));

const hasLocation = (exif: Buffer): boolean => GPS.some((entry) => exif.includes(entry));

/** Pictures whose formats can contain camera metadata. */
const PICTURE = /^static\/.+\.(?:avif|jpe?g|png|webp)$/u;

/** Those that the build writes. The others are previews: they are copied unchanged, and a note in each states what it shows. */
const MADE = /^static\/[^/]+\/[^/]+\//u;

/**
 * Pictures with EXIF notes, which may reveal the place and the author of a photograph. `gatsby-plugin-sharp` removes them
 * (`stripMetadata` in `gatsby-config.ts`). Only the start of each file is read.
 */
export const checkPictureNotes = async (folder: string, files: readonly string[]): Promise<Finding[]> => {
  const pictures = files.filter((file) => PICTURE.test(file));
  const findings = await Promise.all(
    pictures.map(async (file): Promise<Finding[]> => {
      const { exif } = await sharp(join(folder, file)).metadata();
      if (!exif || !(MADE.test(file) || hasLocation(exif))) return [];
      return [`public/${file}  has EXIF notes, which may say where it was taken. Build it without them, or save the original without`];
    }),
  );
  return findings.flat();
};
