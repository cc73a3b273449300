import sharp from "sharp";
import { nameFault } from "../../../src/content-check/media/formats";
import { inspect } from "../../../src/content-check/media/inspect";
import { Refusal } from "../../support/refusal";

const PICTURE = /\.(?:jpe?g|png|webp)$/u;

/** The quality of recompressed pictures: no visible difference. */
const QUALITY = 92;

/**
 * A photograph rotated according to its metadata (EXIF, XMP), and without it, because it reveals where and when it was taken. Other
 * files stay byte for byte.
 */
const withoutNotes = async (bytes: Buffer): Promise<Buffer> => {
  const picture = sharp(bytes);
  const { exif, xmp, format } = await picture.metadata();
  if (!exif && !xmp) return bytes;
  const turned = picture.autoOrient().keepIccProfile();
  return format === "png" ? turned.png().toBuffer() : turned.toFormat(format, { quality: QUALITY }).toBuffer();
};

/** The bytes to write for an upload; the path is relative to `content/`. Throws a refusal in the check's words. */
export const prepareUpload = async (path: string, bytes: Buffer): Promise<Buffer> => {
  const fault = nameFault(path) ?? (await inspect(path, bytes)).fault;
  if (fault !== undefined) throw new Refusal(`Nothing was written. content/${path} ${fault}.`);
  return PICTURE.test(path) ? withoutNotes(bytes) : bytes;
};
