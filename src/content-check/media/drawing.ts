import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Inspection } from "./inspection";
import { loadSharp } from "./load-sharp";
import { inspectText } from "./text-file";

const SVG = "http://www.w3.org/2000/svg";
/** Elements that run code, or embed something other than a drawing. */
const ACTIVE = ["script", "foreignObject", "iframe", "object", "embed", "audio", "video", "handler", "listener"];
const EVENT = /^on[a-z]+$/iu;
const SCRIPT_ADDRESS = /^\s*javascript:/iu;
/** Addresses that stay within the file. */
const OWN = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,|$)/iu;
/** Addresses in styles that leave the file. */
const FOREIGN_STYLE = /@import|url\(\s*["']?(?!\s*(#|data:image\/(png|jpeg|webp|gif);base64,))/iu;

const PLAIN = "Export it as plain SVG";

const held = (what: string): string => `holds ${what} in line [n]. ${PLAIN}, without scripts and other documents`;
const FOREIGN = `names another file in line [n]. ${PLAIN}, with everything embedded`;

/** Whether a viewBox is empty or invalid: it has four numbers, the last two its width and height. */
const hasNoSize = (viewBox: string | undefined): boolean => {
  if (viewBox === undefined) return false;
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return numbers.length !== 4 || numbers.some(Number.isNaN) || numbers.slice(2).some((side) => side <= 0);
};

/** What is wrong with an element, with `[n]` for its line. */
const tagFault = ({ local, uri, attributes }: SaxesTagNS, isRoot: boolean): string | undefined => {
  const has = (name: string): boolean => Object.hasOwn(attributes, name);
  if (isRoot && (local !== "svg" || uri !== SVG)) return `does not begin with <svg xmlns="${SVG}">. Export it again as SVG`;
  if (isRoot && !has("viewBox"))
    return 'has no viewBox and cannot be scaled. Give its <svg> one as large as the drawing, such as "0 0 160 40"';
  if (
    isRoot &&
    (hasNoSize(attributes.viewBox?.value) || [attributes.width, attributes.height].some((side) => /^0+(?![\d.])/u.test(side?.value ?? "")))
  )
    return 'is 0 wide or high, so it is invisible. Give its <svg> a viewBox as large as the drawing, such as "0 0 160 40"';
  if (local === "text") return "holds text in line [n], whose font visitors may not have. Convert text to outlines, and export it again";
  if (ACTIVE.includes(local)) return held(`<${local}>`);
  return Object.values(attributes)
    .map(({ local: name, value }) => {
      if (EVENT.test(name)) return held(`\`${name}\``);
      if (SCRIPT_ADDRESS.test(value)) return held("a script");
      return ((name === "href" || name === "src") && !OWN.test(value)) || FOREIGN_STYLE.test(value) ? FOREIGN : undefined;
    })
    .find((fault) => fault !== undefined);
};

/** The first thing that is wrong with a drawing's text. */
const textFault = (text: string): string | undefined => {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let first: string | undefined;
  let isRoot = true;
  const note = (fault: string | undefined): void => {
    first ??= fault?.replace("[n]", String(parser.line));
  };
  parser.on("error", ({ message }) => {
    note(`is broken in line [n] (${message.replace(/^(\d+:)*\s*/u, "").replace(/\.$/u, "")}). Export it again as SVG`);
  });
  parser.on("doctype", () => {
    note(`holds a DOCTYPE in line [n]. ${PLAIN}`);
  });
  parser.on("processinginstruction", ({ target }) => {
    note(target === "xml-stylesheet" ? FOREIGN : undefined);
  });
  parser.on("opentag", (tag) => {
    note(tagFault(tag, isRoot));
    isRoot = false;
  });
  [parser.on.bind(parser, "text"), parser.on.bind(parser, "cdata")].forEach((listen) => {
    listen((words: string) => {
      note(FOREIGN_STYLE.test(words) ? FOREIGN : undefined);
    });
  });
  parser.write(text).close();
  return first;
};

/** Drawings that depend on a browser's fonts, decoders or timing. */
const BROWSERS_MATTER = /<(?:\w+:)?(?:image|animate\w*|set)\b|@(?:media|keyframes)\b/u;
/** The most pixels to draw to see whether anything shows, and the fewest to be sure that nothing does. */
const [MOST_DRAWN, LEAST_DRAWN] = [10_000_000, 64];

/** Less opaque than this are the edges of shapes, and shadows. */
const HALF = 127;

/** Whether a drawing is invisible within its viewBox; a browser may show what cannot be drawn here. */
const isInvisible = async (bytes: Buffer): Promise<boolean> => {
  if (BROWSERS_MATTER.test(bytes.toString())) return false;
  try {
    const sharp = loadSharp();
    const drawing = sharp(bytes, { limitInputPixels: MOST_DRAWN });
    const { width, height } = await drawing.metadata();
    return width * height >= LEAST_DRAWN && (await drawing.stats()).channels.at(-1)?.max === 0;
  } catch {
    return false;
  }
};

/** How bright the darkest part of a drawing or a picture is, from 0 to 255 (ITU-R BT.601); undefined if it cannot be drawn here. */
export const darkestOf = async (bytes: Buffer): Promise<number | undefined> => {
  if (BROWSERS_MATTER.test(bytes.toString())) return undefined;
  try {
    const sharp = loadSharp();
    const drawing = sharp(bytes, { limitInputPixels: MOST_DRAWN }).ensureAlpha().toColourspace("srgb");
    const { data } = await drawing.raw().toBuffer({ resolveWithObject: true });
    let darkest: number | undefined;
    for (let at = 0; at + 3 < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha > HALF) darkest = Math.min(darkest ?? 255, Math.round(0.299 * red + 0.587 * green + 0.114 * blue));
    }
    return darkest;
  } catch {
    return undefined;
  }
};

/** The window in which a drawing is looked for beyond its viewBox, in pixels, and how far beyond it may be: edges are smoothed. */
const [WINDOW, SMOOTHED] = [600, 2];
/** The least part of its viewBox that a drawing fills, in the direction in which it fills more. */
const LEAST_FILLED = 0.5;

const ROOT = /<svg\b[^>]*>/u;

/** The drawing in a window three times as wide and high as its viewBox, which is in the middle; undefined without a usable viewBox. */
const enlarged = (svg: string): string | undefined => {
  const [x = 0, y = 0, width = 0, height = 0] = (/\bviewBox=["']([^"']*)/u.exec(svg)?.[1] ?? "")
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  if (!(width > 0 && height > 0)) return undefined;
  const size = `viewBox="${x - width} ${y - height} ${3 * width} ${3 * height}" width="${WINDOW}" height="${WINDOW}" preserveAspectRatio="none"`;
  return svg.replace(ROOT, (root) =>
    root.replace(/\s(?:viewBox|width|height|preserveAspectRatio)=(?:"[^"]*"|'[^']*')/gu, "").replace("<svg", `<svg ${size}`),
  );
};

/** How a drawing does not fit its viewBox; undefined if it does, or cannot be drawn here. */
const misfitOf = async (bytes: Buffer): Promise<string | undefined> => {
  const svg = BROWSERS_MATTER.test(bytes.toString()) ? undefined : enlarged(bytes.toString());
  if (svg === undefined) return undefined;
  try {
    const { info } = await loadSharp()(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
    const sides = [
      { start: -(info.trimOffsetLeft ?? 0), length: info.width },
      { start: -(info.trimOffsetTop ?? 0), length: info.height },
    ];
    const box = WINDOW / 3;
    if (sides.some(({ start, length }) => start < box - SMOOTHED || start + length > 2 * box + SMOOTHED))
      return "is cut off by its viewBox";
    const filled = Math.max(...sides.map(({ length }) => length / box));
    return filled < LEAST_FILLED ? `fills only ${Math.round(100 * filled)} % of its viewBox` : undefined;
  } catch {
    return undefined;
  }
};

/** Opens an SVG. It is published as is, and a browser that opens it directly would run its scripts. */
export const inspectDrawing = async (bytes: Buffer): Promise<Inspection> => {
  const inspection = inspectText(bytes, textFault);
  if (inspection.fault !== undefined) return inspection;
  if (await isInvisible(bytes)) return { fault: "draws nothing visible. Export it again, with the drawing inside its viewBox" };
  const [darkest, misfit] = await Promise.all([darkestOf(bytes), misfitOf(bytes)]);
  return { ...inspection, ...(darkest !== undefined && { darkest }), ...(misfit !== undefined && { misfit }) };
};
