import type { Metadata } from "sharp";
import { darkestOf } from "./drawing";
import type { Inspection } from "./inspection";
import { loadSharp } from "./load-sharp";
import { shadesOf, type Thumbnail, thumbnailOf } from "./thumbnail";

/** The most pixels of a picture: more than phone cameras produce. */
const MAX_PIXELS = 50_000_000;

const CUT_OFF: Inspection = { fault: "is damaged or cut off. Export or copy it again" };

/** An entry of EXIF data that states where a photograph was taken, in either byte order: tag, type, one value. */
const GPS = ["8825000400000001", "2588040001000000"].map((entry) => Buffer.from(entry, "hex"));

/** The JPEG markers before the pixels and after the picture. */
const [SCAN, END] = [Buffer.of(0xff, 0xda), Buffer.of(0xff, 0xd9)];

/** Whether EXIF data state where a photograph was taken. */
export const hasLocation = (exif: Buffer | undefined): boolean => GPS.some((entry) => exif?.includes(entry) === true);

/** The EXIF entry for a picture's description, as the studio writes it: tag and type, followed by the text's length and offset. */
const DESCRIPTION = Buffer.from("0e010200", "hex");
/** Offsets in EXIF data are counted from the end of this mark. */
const EXIF_MARK = "Exif\0\0".length;

/** A picture's description, if it is written as the studio writes it. */
const descriptionIn = (exif: Buffer): string | undefined => {
  const entry = exif.indexOf(DESCRIPTION);
  if (entry < 0 || entry + 12 > exif.length) return undefined;
  const start = EXIF_MARK + exif.readUInt32LE(entry + 8);
  const text = exif.toString("utf8", start, start + exif.readUInt32LE(entry + 4)).replace(/\0.*$/su, "");
  return text === "" ? undefined : text;
};

const unfitAsIs = ({ orientation = 1, exif }: Metadata): string | undefined => {
  if (orientation !== 1) return "is rotated only by its EXIF data, which not every program reads. Save it rotated";
  return hasLocation(exif) ? "reveals where it was taken (GPS). Save it without its EXIF data" : undefined;
};

/**
 * Reads every pixel as strictly as the build will, and returns only a thumbnail. If a picture is merely resized, the decoder reads it at a
 * coarser scale and overlooks damage; extracting the whole picture first prevents that.
 */
const decode = (bytes: Buffer, { width, height }: Metadata): Promise<Thumbnail> =>
  thumbnailOf(
    loadSharp()(bytes, { failOn: "warning", sequentialRead: true, limitInputPixels: MAX_PIXELS }).extract({
      left: 0,
      top: 0,
      width,
      height,
    }),
  );

/** Pictures up to this height in pixels may be word-marks. */
const MARK = 400;

/** How much the values of a single colour may vary after lossy compression. */
const MAX_RIPPLE = 2;

/** Why a picture shows nothing. Only a picture whose thumbnail is plain is read again, pixel by pixel. */
const plainFault = async (bytes: Buffer, { data, info }: Thumbnail): Promise<string | undefined> => {
  if (data.some((value, index) => Math.abs(value - (data[index % info.channels] ?? value)) > 1)) return undefined;
  const { channels, isOpaque } = await loadSharp()(bytes).stats();
  if (!isOpaque && channels.at(-1)?.max === 0) return "is completely transparent. Export it again, with the picture in it";
  return channels.every(({ min, max }) => max - min <= MAX_RIPPLE)
    ? "is a single colour and shows nothing. Put the real picture in its place"
    : undefined;
};

/** Opens a JPEG, PNG or WebP. */
export const inspectPicture = async (bytes: Buffer): Promise<Inspection> => {
  try {
    const metadata = await loadSharp()(bytes, { limitInputPixels: false }).metadata();
    const { autoOrient, pages = 1, space, format } = metadata;
    const { width, height } = autoOrient;
    if (width * height > MAX_PIXELS) {
      return {
        fault: `has ${width}x${height} pixels, more than any screen shows. Scale it down to at most ${MAX_PIXELS / 1_000_000} million`,
      };
    }
    if (pages > 1) return { fault: "is animated, but only its first frame would be shown. Save a still picture, or use a film" };
    if (space === "cmyk") return { fault: "uses print colours (CMYK). Save it in screen colours (sRGB)" };
    // At a small size, the decoder does not notice a missing last line.
    if (format === "jpeg" && bytes.lastIndexOf(END) < bytes.lastIndexOf(SCAN)) return CUT_OFF;
    const thumbnail = await decode(bytes, metadata);
    const fault = await plainFault(bytes, thumbnail);
    if (fault !== undefined) return { fault };
    const shades = shadesOf(thumbnail);
    const unfit = unfitAsIs(metadata);
    const darkest = height > MARK ? undefined : await darkestOf(bytes);
    const description = metadata.exif && descriptionIn(metadata.exif);
    return {
      width,
      height,
      brightness: shades.reduce((sum, shade) => sum + shade, 0) / shades.length,
      shades,
      ...(darkest !== undefined && { darkest }),
      ...(unfit !== undefined && { unfitAsIs: unfit }),
      ...(description !== undefined && { description }),
    };
  } catch {
    return CUT_OFF;
  }
};
