/** Opens files of `content/media`: each must be what its name says, and whole. */
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { SaxesParser, type SaxesTagNS } from "saxes";
import sharp from "sharp";
import type { FileFormat } from "../content-model/fields";

/** What was found in a file. */
export interface Inspection {
  bytes: number;
  /** What is wrong with it, as words that continue a sentence. */
  fault?: string | undefined;
  /** The size of a picture in pixels. */
  size?: { width: number; height: number };
}

/** The first bytes of each format, read as Latin-1. */
const BEGINNINGS: Readonly<Record<FileFormat, RegExp>> = {
  webp: /^RIFF.{4}WEBP/su,
  png: /^\x89PNG\r\n/u,
  jpg: /^\xff\xd8\xff/u,
  jpeg: /^\xff\xd8\xff/u,
  // AVIF and HEIC pictures, and QuickTime films, begin with the same box.
  mp4: /^.{4}ftyp(?!avi|hei|hev|mif|msf|qt)/su,
  vtt: /^(?:\xef\xbb\xbf)?WEBVTT/u,
  svg: /^(?:\xef\xbb\xbf)?\s*</u,
};

/** The most pixels that a picture may have: more than phone cameras produce. */
const MAX_PIXELS = 50_000_000;

/** Elements of a drawing that run code, or hold documents that may. */
const ACTIVE = ["script", "foreignObject", "iframe", "object", "embed", "handler", "listener"];

/** The part of an element that runs code, if there is one; browsers ignore white space and control characters in `javascript:`. */
const codeIn = ({ local, attributes }: SaxesTagNS): string | undefined =>
  ACTIVE.includes(local)
    ? `<${local}>`
    : Object.values(attributes).find(
        ({ local: name, value }) => /^on/iu.test(name) || /javascript:/iu.test(value.replace(/[\p{Cc}\s]/gu, "")),
      )?.name;

/** What is wrong with an SVG: it is broken, or would run code when a browser opens it by itself. */
const drawingFault = (text: string): string | undefined => {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const faults: string[] = [];
  const note = (what: string | undefined): void => {
    if (what !== undefined) faults.push(`${what} on line ${parser.line}. Export it again as plain SVG`);
  };
  let isRoot = true;
  parser.on("error", () => note("is broken"));
  parser.on("opentag", (tag) => {
    if (isRoot && (tag.local !== "svg" || tag.uri !== "http://www.w3.org/2000/svg")) note("does not begin with <svg xmlns=…>");
    isRoot = false;
    const code = codeIn(tag);
    note(code && `runs code (${code})`);
  });
  parser.write(text).close();
  return faults[0];
};

/** Reads the whole of a picture, because damage may be anywhere in it. */
const readPicture = async (content: Buffer): Promise<Inspection> => {
  const bytes = content.length;
  try {
    const { orientation = 1, ...size } = await sharp(content, { limitInputPixels: false }).metadata();
    // Phones record the rotation in EXIF data, which gatsby-plugin-sharp takes into account only in part.
    if (orientation !== 1) return { bytes, fault: "is stored on its side, as phones do. Export it upright" };
    if (size.width * size.height > MAX_PIXELS)
      return { bytes, fault: `has ${size.width}x${size.height} pixels. Scale it down to at most ${MAX_PIXELS / 1_000_000} million` };
    // A stricter setting refuses photographs that Samsung phones write.
    await sharp(content, { failOn: "error", sequentialRead: true }).raw().toBuffer();
    return { bytes, size };
  } catch {
    return { bytes, fault: "is damaged or cut off. Export or copy it again" };
  }
};

const open = async (file: string): Promise<Inspection> => {
  try {
    const content = await readFile(file);
    const bytes = content.length;
    const head = content.toString("latin1", 0, 64);
    const format = extname(file).slice(1) as FileFormat;
    if (!BEGINNINGS[format].test(head)) {
      const [real = "other"] = Object.entries(BEGINNINGS).find(([name, begins]) => name !== "svg" && begins.test(head)) ?? [];
      return {
        bytes,
        fault: `is ${real === "other" ? `no ${format} file` : `a ${real} file`}, whatever its name says. Export it again as ${format}`,
      };
    }
    if (format === "svg") return { bytes, fault: drawingFault(content.toString("utf8")) };
    return ["mp4", "vtt"].includes(format) ? { bytes } : await readPicture(content);
  } catch (error) {
    return { bytes: 0, fault: `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}). Make the file readable` };
  }
};

/** What was found in each state of a file, kept because fields may share it and the development server checks after every save. */
const found = new Map<string, Promise<Inspection>>();

/** Opens a file. Never rejects: a file that cannot be opened is reported like a damaged one. */
export const inspect = async (file: string): Promise<Inspection> => {
  // Writing, renaming and changing permissions all change this time.
  const changed = await stat(file).then(({ ctimeMs }) => ctimeMs, String);
  const state = `${changed} ${file}`;
  const inspection = found.get(state) ?? open(file);
  found.set(state, inspection);
  return inspection;
};
