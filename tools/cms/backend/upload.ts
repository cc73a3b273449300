import sharp from "sharp";
import { nameFault } from "../../../src/content-check/media/formats";
import { inspect } from "../../../src/content-check/media/inspect";
import { Refusal } from "../../support/refusal";

const PICTURE = /\.(?:jpe?g|png|webp)$/u;

/** The quality of recompressed pictures, at which no difference is visible. */
const QUALITY = 92;

/**
 * Rotates a photograph according to its metadata (EXIF, XMP) and removes the metadata, because it reveals where and when the photograph was
 * taken. Other files are returned unchanged.
 */
const withoutMetadata = async (bytes: Buffer): Promise<Buffer> => {
  const picture = sharp(bytes);
  const { exif, xmp, format } = await picture.metadata();
  if (!exif && !xmp) return bytes;
  const turned = picture.autoOrient().keepIccProfile();
  return format === "png" ? turned.png().toBuffer() : turned.toFormat(format, { quality: QUALITY }).toBuffer();
};

/** The bytes to write for an upload; the path is relative to `content/`. Rejects with a refusal that quotes the check. */
export const prepareUpload = async (path: string, bytes: Buffer): Promise<Buffer> => {
  const fault = nameFault(path) ?? (await inspect(path, bytes)).fault;
  if (fault !== undefined) throw new Refusal(`Nothing was written. content/${path} ${fault}.`);
  return PICTURE.test(path) ? withoutMetadata(bytes) : bytes;
};
