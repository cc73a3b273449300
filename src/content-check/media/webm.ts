/** Reads a WebM (EBML, RFC 8794): nested elements, each preceded by its id and length. */
import type { Inspection } from "./inspection";
import { hasGap } from "./mp4";

interface Element {
  id: number;
  start: number;
  end: number;
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CODEC = 0x86;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;

const CODECS: Readonly<Record<string, string>> = { V_VP9: "vp9", V_AV1: "av1", V_VP8: "VP8" };

/** A variable-length number: its first bits encode its length in bytes. */
const numberAt = (bytes: Buffer, at: number): { length: number; whole: number; value: number; isOpen: boolean } => {
  const length = Math.clz32(bytes.readUInt8(at)) - 23;
  if (length > 8) throw new RangeError("no number");
  const digits = Array.from({ length }, (_, index) => bytes.readUInt8(at + index));
  const read = (first: number): number => [first, ...digits.slice(1)].reduce((sum, digit) => sum * 256 + digit, 0);
  const mask = 2 ** (8 - length) - 1;
  const [first = 0, ...others] = digits;
  const isOpen = (first & mask) === mask && others.every((digit) => digit === 0xff);
  return { length, whole: read(first), value: read(first & mask), isOpen };
};

/** The elements between two positions; one of unknown length extends to the end. Throws a RangeError if one extends beyond it. */
const elementsIn = (bytes: Buffer, { start, end }: Omit<Element, "id">): Element[] => {
  const elements: Element[] = [];
  for (let at = start; at < end; at = elements.at(-1)?.end ?? end) {
    const id = numberAt(bytes, at);
    const size = numberAt(bytes, at + id.length);
    const inside = at + id.length + size.length;
    const after = size.isOpen ? end : inside + size.value;
    if (after > end) throw new RangeError("cut off");
    elements.push({ id: id.whole, start: inside, end: after });
  }
  return elements;
};

const find = (bytes: Buffer, element: Element, [id, ...path]: readonly number[]): Element[] =>
  id === undefined
    ? [element]
    : elementsIn(bytes, element)
        .filter((child) => child.id === id)
        .flatMap((child) => find(bytes, child, path));

/** Opens a WebM. */
export const inspectWebm = (bytes: Buffer): Inspection => {
  const file: Element = { id: 0, start: 0, end: bytes.length };
  try {
    const names = find(bytes, file, [SEGMENT, TRACKS, TRACK, CODEC]).map(({ start, end }) => bytes.toString("latin1", start, end));
    const video = names.find((name) => name.startsWith("V_"));
    if (video === undefined) return { fault: "has no pictures. Put the film in its place" };
    const clusters = find(bytes, file, [SEGMENT, CLUSTER]);
    if (clusters.length === 0 || clusters.some((cluster) => hasGap(bytes, cluster))) throw new RangeError("cut off");
    const [width, height] = [WIDTH, HEIGHT].map(
      (side) => find(bytes, file, [SEGMENT, TRACKS, TRACK, VIDEO, side]).map(({ start, end }) => bytes.readUIntBE(start, end - start))[0],
    );
    const [scale] = find(bytes, file, [SEGMENT, INFO, SCALE]).map(({ start, end }) => bytes.readUIntBE(start, end - start));
    const [duration] = find(bytes, file, [SEGMENT, INFO, DURATION]).map(({ start, end }) =>
      end - start === 8 ? bytes.readDoubleBE(start) : bytes.readFloatBE(start),
    );
    return {
      ...(duration !== undefined && { seconds: (duration * (scale ?? 1_000_000)) / 1e9 }),
      codec: CODECS[video] ?? video,
      hasSound: names.some((name) => name.startsWith("A_")),
      ...(width !== undefined && height !== undefined && { width, height }),
    };
  } catch {
    return { fault: "is damaged or cut off. Export or copy it again" };
  }
};
