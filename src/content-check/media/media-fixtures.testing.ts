/** Small media files made during tests, each broken in just the intended way. */
import sharp, { type Sharp } from "sharp";

/** A picture of a single colour, which shows nothing. */
export const blank = (width: number, height: number, background = "#0b1f33"): Sharp =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** A plain picture in two colours. */
export const plain = (width: number, height: number): Sharp =>
  blank(width, height).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#e8eef4" } }, left: 0, top: 0 },
  ]);

/** A picture that does not compress, because every pixel differs. Unlike Sharp's own noise, it is the same in every run. */
export const noise = (width: number, height: number): Sharp =>
  sharp(
    Buffer.alloc(width * height * 3).map((_, place) => 128 + 127 * Math.sin(place * place)),
    { raw: { width, height, channels: 3 } },
  );

/** A WebP of two frames. */
export const moving = async (width: number, height: number): Promise<Buffer> => {
  const frames = await noise(width, 2 * height)
    .raw()
    .toBuffer();
  return sharp(frames, { raw: { width, height: 2 * height, channels: 3, pageHeight: height } })
    .webp({ effort: 0 })
    .toBuffer();
};

/** A file without its end; `rest` is the share of it that is left, from 0 to 1. */
export const cut = async (bytes: Promise<Buffer> | Buffer, rest: number): Promise<Buffer> => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * rest));
};

/** A JPEG whose header states a wrong size. */
export const jpegOf = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await plain(64, 64).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

const LOCATION = { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" };

/** A photograph whose EXIF data state where it was taken. */
export const located = (picture: Sharp): Sharp => picture.withExif({ IFD3: LOCATION });

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const uint16s = (values: readonly number[]): Buffer => Buffer.from(Uint8Array.from(values.flatMap((value) => [value >> 8, value & 0xff])));

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(parts);
  return Buffer.concat([uint32(inside.length + 8), Buffer.from(type, "latin1"), inside]);
};

/** The shortest possible MP4 of one track. `entry` states its encoding, and `rest` is the number of empty bytes at its end. */
export const mp4 = ({
  entry = "avc1",
  handler = "vide",
  brand = "isom",
  bytes = 64,
  rest = 0,
  seconds = 0,
  size = [1280, 720],
  hasSound = false,
  profile = 100,
} = {}): Buffer => {
  const head = box("ftyp", Buffer.from(brand, "latin1"), uint32(0));
  // The version and the profile.
  const configuration = entry === "avc1" ? [box("avcC", Buffer.of(1, profile))] : [];
  const table = box(
    "stbl",
    box("stsd", uint32(0), uint32(1), box(entry, Buffer.alloc(24), uint16s(size), Buffer.alloc(50), ...configuration)),
  );
  const media = box("mdia", box("hdlr", uint32(0), uint32(0), Buffer.from(handler, "latin1")), box("minf", table));
  const sound = hasSound ? [box("trak", box("mdia", box("hdlr", uint32(0), uint32(0), Buffer.from("soun", "latin1"))))] : [];
  const length = seconds === 0 ? [] : [box("mvhd", Buffer.alloc(12), uint32(1000), uint32(1000 * seconds))];
  // The index comes last, as cameras and most programs write it: a truncated file has none.
  return Buffer.concat([
    head,
    box("mdat", Buffer.alloc(bytes, 1), Buffer.alloc(rest)),
    box("moov", ...length, box("trak", media), ...sound),
  ]);
};

const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
};

const element = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(parts);
  const size = uint32(inside.length);
  size.writeUInt8(size.readUInt8(0) | 0x10, 0);
  return Buffer.concat([Buffer.from(id, "hex"), size, inside]);
};

/** The shortest possible WebM of one track. */
export const webm = ({ codec = "V_VP9", rest = 0, seconds = 0, size = [1280, 720] } = {}): Buffer =>
  Buffer.concat([
    element("1a45dfa3", Buffer.from("428284", "hex"), Buffer.from("webm", "latin1")),
    element(
      "18538067",
      // In milliseconds, unless the file states another scale.
      ...(seconds === 0 ? [] : [element("1549a966", element("4489", float(1000 * seconds)))]),
      element(
        "1654ae6b",
        element(
          "ae",
          element("86", Buffer.from(codec, "latin1")),
          element("e0", element("b0", uint16s(size.slice(0, 1))), element("ba", uint16s(size.slice(1)))),
        ),
      ),
      element("1f43b675", Buffer.alloc(64 + rest)),
    ),
  ]);

/** A PDF of one empty page. */
export const pdf = (): Buffer =>
  Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n",
  );

/** A drawing with something in it. */
export const svg = (inside: string, head = ""): string =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">\n${inside}\n</svg>\n`;
