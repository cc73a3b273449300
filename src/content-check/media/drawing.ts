import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Inspection } from "./inspection";
import { loadSharp } from "./load-sharp";
import { inspectText } from "./text-file";
import { shadesOf, thumbnailOf } from "./thumbnail";

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

const contains = (what: string): string => `contains ${what} on line [n]. ${PLAIN}, without scripts and other documents`;
const FOREIGN = `names another file on line [n]. ${PLAIN}, with everything embedded`;

/** Whether a viewBox is empty or invalid: it has four numbers, the last two its width and height. */
const hasNoSize = (viewBox: string | undefined): boolean => {
  if (viewBox === undefined) return false;
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return numbers.length !== 4 || numbers.some(Number.isNaN) || numbers.slice(2).some((side) => side <= 0);
};

/** What is wrong with an element; `[n]` stands for its line. */
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
  if (local === "text") return "contains text on line [n], whose font visitors may not have. Convert text to outlines, and export it again";
  if (ACTIVE.includes(local)) return contains(`<${local}>`);
  return Object.values(attributes)
    .map(({ local: name, value }) => {
      if (EVENT.test(name)) return contains(`\`${name}\``);
      if (SCRIPT_ADDRESS.test(value)) return contains("a script");
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
    note(`is broken on line [n] (${message.replace(/^(\d+:)*\s*/u, "").replace(/\.$/u, "")}). Export it again as SVG`);
  });
  parser.on("doctype", () => {
    note(`contains a DOCTYPE on line [n]. ${PLAIN}`);
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

/** What only a browser draws reliably: embedded pictures, animation and media queries. */
const BROWSERS_MATTER = /<(?:\w+:)?(?:image|animate\w*|set)\b|@(?:media|keyframes)\b/u;
/** The most pixels drawn to see whether anything is visible, and the fewest from which it is certain that nothing is. */
const [MAX_DRAWN, MIN_DRAWN] = [10_000_000, 64];

/** The edges of shapes, and shadows, are less opaque than this. */
const HALF = 127;

/** Whether a drawing is invisible within its viewBox. False for what cannot be drawn here, because a browser may show it. */
const isInvisible = async (bytes: Buffer): Promise<boolean> => {
  if (BROWSERS_MATTER.test(bytes.toString())) return false;
  try {
    const sharp = loadSharp();
    const drawing = sharp(bytes, { limitInputPixels: MAX_DRAWN });
    const { width, height } = await drawing.metadata();
    return width * height >= MIN_DRAWN && (await drawing.stats()).channels.at(-1)?.max === 0;
  } catch {
    return false;
  }
};

/** The brightness of the darkest part of a drawing or picture, from 0 to 255 (ITU-R BT.601); undefined if it cannot be drawn here. */
export const darkestOf = async (bytes: Buffer): Promise<number | undefined> => {
  if (BROWSERS_MATTER.test(bytes.toString())) return undefined;
  try {
    const sharp = loadSharp();
    const drawing = sharp(bytes, { limitInputPixels: MAX_DRAWN }).ensureAlpha().toColourspace("srgb");
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

/** In pixels: the size at which a drawing is compared with its viewBox, and how far its smoothed edges may extend beyond it. */
const [WINDOW, SMOOTHED] = [600, 2];
/** The least part of its viewBox that a drawing must fill, horizontally or vertically. */
const MIN_FILLED = 0.5;

const ROOT = /<svg\b[^>]*>/u;

/** The drawing with a viewBox three times as wide and high, centred on its own; undefined if it has no usable viewBox. */
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
    return filled < MIN_FILLED ? `fills only ${Math.round(100 * filled)} % of its viewBox` : undefined;
  } catch {
    return undefined;
  }
};

/** The brightness of a drawing's thumbnail; undefined if it cannot be drawn here. */
const drawnShades = async (bytes: Buffer): Promise<number[] | undefined> => {
  if (BROWSERS_MATTER.test(bytes.toString())) return undefined;
  try {
    return shadesOf(await thumbnailOf(loadSharp()(bytes, { limitInputPixels: MAX_DRAWN })));
  } catch {
    return undefined;
  }
};

/** Opens an SVG. Scripts are refused, because it is published as it is, and a browser that opens it directly would run them. */
export const inspectDrawing = async (bytes: Buffer): Promise<Inspection> => {
  const inspection = inspectText(bytes, textFault);
  if (inspection.fault !== undefined) return inspection;
  if (await isInvisible(bytes)) return { fault: "draws nothing visible. Export it again, with the drawing inside its viewBox" };
  const [shades, darkest, misfit] = await Promise.all([drawnShades(bytes), darkestOf(bytes), misfitOf(bytes)]);
  return { ...inspection, ...(shades && { shades }), ...(darkest !== undefined && { darkest }), ...(misfit !== undefined && { misfit }) };
};
