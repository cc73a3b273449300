import type { Sharp } from "sharp";

/** The width and height of a thumbnail, in pixels. */
const SIDE = 32;

/** A picture at the size at which pictures are compared, its proportions ignored. */
export const thumbnailOf = (picture: Sharp) => picture.resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });

export type Thumbnail = Awaited<ReturnType<typeof thumbnailOf>>;

/** The brightness of a thumbnail's pixels, on white (ITU-R BT.601). */
export const shadesOf = ({ data, info: { channels } }: Thumbnail): number[] =>
  Array.from({ length: data.length / channels }, (_, pixel) => {
    const values = data.subarray(pixel * channels, (pixel + 1) * channels);
    const [red = 0, green = red, blue = red] = channels < 3 ? [values[0]] : values;
    const opacity = channels % 2 === 0 ? (values.at(-1) ?? 255) / 255 : 1;
    return 255 + opacity * (0.299 * red + 0.587 * green + 0.114 * blue - 255);
  });
