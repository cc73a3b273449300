import { basename, extname } from "node:path";
import { digestOf, once } from "../result-cache";
import { inspectCaptions } from "./captions";
import { inspectDrawing } from "./drawing";
import { formatByBytes, formatByName, type FormatName, formats, megabytes } from "./formats";
import type { Inspection } from "./inspection";
import { inspectMp4 } from "./mp4";
import { inspectPicture } from "./picture";
import { inspectWebm } from "./webm";

/** The end of a complete PDF, which states where its index begins. */
const PDF_END = /startxref\s+\d+\s+%%EOF/u;

const inspectPdf = (bytes: Buffer): Inspection =>
  PDF_END.test(bytes.toString("latin1", Math.max(0, bytes.length - 1024)))
    ? {}
    : { fault: "is damaged or cut off. Export or copy it again" };

type Inspect = (bytes: Buffer) => Inspection | Promise<Inspection>;

const READERS: Partial<Readonly<Record<FormatName, Inspect>>> = {
  jpeg: inspectPicture,
  png: inspectPicture,
  webp: inspectPicture,
  mp4: inspectMp4,
  webm: inspectWebm,
  pdf: inspectPdf,
  svg: inspectDrawing,
  vtt: inspectCaptions,
};

/** Formats whose reader explains a wrong beginning better than `nameFault` would. */
const TEXTS: readonly (FormatName | undefined)[] = ["svg", "vtt"];

/** What is wrong with a file whose format contradicts its name. */
const nameFault = (path: string, named: FormatName, real: FormatName | undefined): string => {
  if (real === undefined) return `is not ${formats[named].name}, despite its name. Put the real file in its place`;
  const { name, extensions, fix } = formats[real];
  return `is ${name}, despite its name. ${fix ?? `Name it ${basename(path, extname(path))}${extensions[0] ?? ""}`}`;
};

/** What is wrong with the size of a file of this format. */
export const sizeFault = (path: string, bytes: number): string | undefined => {
  const named = formatByName(path);
  if (bytes === 0) return "is empty. Put the real file in its place";
  const most = named === undefined ? undefined : formats[named].mostBytes;
  return most === undefined || bytes <= most ? undefined : `has ${megabytes(bytes)}. Make it at most ${megabytes(most)}`;
};

const open = async (path: string, bytes: Buffer): Promise<Inspection> => {
  const named = formatByName(path);
  if (named === undefined) return {};
  const tooMuch = sizeFault(path, bytes.length);
  if (tooMuch !== undefined) return { fault: tooMuch };
  const real = formatByBytes(bytes);
  if (real !== named && !(real === undefined && TEXTS.includes(named))) {
    return { fault: nameFault(path, named, real), ...(real && formats[real].extensions.length > 0 && { misnamed: real }) };
  }
  return { bytes: bytes.length, ...(await READERS[named]?.(bytes)) };
};

/** Opens a file, given as bytes, in the format that its name states. Never rejects. The result is kept, because opening takes time. */
export const inspect = (path: string, bytes: Buffer): Promise<Inspection> =>
  once(`media ${basename(path)} ${digestOf(bytes)}`, () => open(path, bytes));
