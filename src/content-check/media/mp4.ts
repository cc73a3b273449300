/** Reads an MP4 (ISO 14496-12): nested boxes, each preceded by its length and type. */
import type { Inspection } from "./inspection";

interface Box {
  type: string;
  start: number;
  end: number;
}

/** Sample entry types, with the content model's name for each encoding. */
const CODECS: Readonly<Record<string, string>> = { avc1: "h264", avc3: "h264", av01: "av1", vp09: "vp9", hvc1: "H.265", hev1: "H.265" };

/** The boxes between two positions. Throws a RangeError if one extends beyond the end. */
const boxesIn = (bytes: Buffer, { start, end }: Omit<Box, "type">): Box[] => {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    if (size < head || at + size > end) throw new RangeError("cut off");
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), start: at + head, end: at + size });
  }
  return boxes;
};

/** The boxes at a path of types below a box. */
const find = (bytes: Buffer, box: Box, [type, ...path]: readonly string[]): Box[] =>
  type === undefined
    ? [box]
    : boxesIn(bytes, box)
        .filter((child) => child.type === type)
        .flatMap((child) => find(bytes, child, path));

/** So many zeros in a row are never encoded pictures, but the unwritten part of an interrupted copy. */
const NOTHING = Buffer.alloc(4096);

/** Whether part of a film was never written, although the file has its full length. */
export const hasGap = (bytes: Buffer, { start, end }: Pick<Box, "start" | "end">): boolean => {
  for (let at = start; at + NOTHING.length <= end; at += NOTHING.length) {
    if (NOTHING.compare(bytes, at, at + NOTHING.length) === 0) return true;
  }
  return false;
};

/** A film's length in seconds, if its header states it. */
const lengthOf = (bytes: Buffer, index: Box): number | undefined => {
  const [head] = find(bytes, index, ["mvhd"]);
  if (!head) return undefined;
  const isLong = bytes.readUInt8(head.start) === 1;
  const scale = bytes.readUInt32BE(head.start + (isLong ? 20 : 12));
  return Number(isLong ? bytes.readBigUInt64BE(head.start + 24) : bytes.readUInt32BE(head.start + 16)) / scale;
};

/** Whether a track has pictures (`vide`) or sound (`soun`). */
const isOf = (bytes: Buffer, track: Box, handler: "vide" | "soun"): boolean =>
  find(bytes, track, ["mdia", "hdlr"]).some(({ start }) => bytes.toString("latin1", start + 8, start + 12) === handler);

/** A film's size in pixels, if its sample entry states one. */
const sizeOf = (bytes: Buffer, { start, end }: Box): Pick<Inspection, "width" | "height"> => {
  if (start + 44 > end) return {};
  const [width, height] = [bytes.readUInt16BE(start + 40), bytes.readUInt16BE(start + 42)];
  return width > 0 && height > 0 ? { width, height } : {};
};

const inspect = (bytes: Buffer): Inspection => {
  const file: Box = { type: "", start: 0, end: bytes.length };
  const [index] = find(bytes, file, ["moov"]);
  if (!index) return { fault: "has no index (moov) because its export was interrupted. Export it again" };
  const tracks = find(bytes, index, ["trak"]);
  const track = tracks.find((candidate) => isOf(bytes, candidate, "vide"));
  if (!track) return { fault: "has sound, but no pictures. Put the film in its place" };
  const samples = ["mdia", "minf", "stbl"];
  const [description] = find(bytes, track, [...samples, "stsd"]);
  const data = find(bytes, file, ["mdat"]);
  if (!description || data.length === 0 || data.some((box) => hasGap(bytes, box))) {
    throw new RangeError("cut off");
  }
  const entry = bytes.toString("latin1", description.start + 12, description.start + 16);
  if (UNPLAYABLE.has(profileOf(bytes, description))) {
    return { fault: "is H.264 with 10 bits or full colours, which many browsers cannot play. Export it with 8 bits and 4:2:0 (yuv420p)" };
  }
  const seconds = lengthOf(bytes, index);
  const hasSound = tracks.some((candidate) => isOf(bytes, candidate, "soun"));
  return { codec: CODECS[entry] ?? entry, hasSound, ...sizeOf(bytes, description), ...(seconds !== undefined && { seconds }) };
};

/** Profiles of H.264 with more than 8 bits or finer colours than 4:2:0, which many browsers cannot play. */
const UNPLAYABLE = new Set([110, 122, 244]);

/** The profile of H.264, from its configuration (ISO 14496-15). */
const profileOf = (bytes: Buffer, { start, end }: Box): number => {
  const at = bytes.indexOf("avcC", start, "latin1");
  return at < 0 || at > end ? 0 : bytes.readUInt8(at + 5);
};

/** Opens an MP4. */
export const inspectMp4 = (bytes: Buffer): Inspection => {
  try {
    return inspect(bytes);
  } catch {
    return { fault: "is damaged or cut off. Export or copy it again" };
  }
};
