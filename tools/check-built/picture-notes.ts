import { join } from "node:path";
import sharp from "sharp";
import { hasLocation } from "../../src/content-check/media/picture";
import type { Finding } from "./check-pages";

/** Pictures whose formats can contain camera metadata. */
const PICTURE = /^static\/.+\.(?:avif|jpe?g|png|webp)$/u;

/** Those that the build makes; the others, previews, are copied as they are, and state in a note what they show. */
const MADE = /^static\/[^/]+\/[^/]+\//u;

/**
 * Pictures with EXIF notes that may state where and by whom a photograph was taken. `gatsby-plugin-sharp` removes them (`stripMetadata` in
 * `gatsby-config.ts`). Only the heads of the files are read.
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
