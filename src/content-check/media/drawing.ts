import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Inspection } from "./inspection";
import { inspectText } from "./text-file";

const SVG = "http://www.w3.org/2000/svg";
/** Elements that run something, or hold what is no drawing. */
const ACTIVE = ["script", "foreignObject", "iframe", "object", "embed", "audio", "video", "handler", "listener"];
/** Elements that draw something, and those whose inside is drawn only where another names it. */
const DRAWN = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "image", "use"];
const HELD_BACK = ["defs", "symbol", "clipPath", "mask", "marker", "pattern"];
const EVENT = /^on[a-z]+$/iu;
const SCRIPT_ADDRESS = /^\s*javascript:/iu;
/** Addresses that stay within the file. */
const OWN = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,|$)/iu;
/** Addresses in styles that do not. */
const FOREIGN_STYLE = /@import|url\(\s*["']?(?!\s*(#|data:image\/(png|jpeg|webp|gif);base64,))/iu;

const PLAIN = "Export it as plain SVG";

const held = (what: string): string => `holds ${what} in line [n]. ${PLAIN}, without scripts and other documents`;
const FOREIGN = `names another file in line [n]. ${PLAIN}, with all its parts inside`;

/** Whether a viewBox shows nothing, or is none: four numbers, of which the last two are its width and height. */
const hasNoSize = (viewBox: string | undefined): boolean => {
  if (viewBox === undefined) return false;
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return numbers.length !== 4 || numbers.some(Number.isNaN) || numbers.slice(2).some((side) => side <= 0);
};

/** What is wrong with an element, its line left open as `[n]`. */
const tagFault = ({ local, uri, attributes }: SaxesTagNS, isRoot: boolean): string | undefined => {
  const has = (name: string): boolean => Object.hasOwn(attributes, name);
  if (isRoot && (local !== "svg" || uri !== SVG)) return `does not begin with <svg xmlns="${SVG}">. Export it again as SVG`;
  if (isRoot && !has("viewBox") && !(has("width") && has("height")))
    return 'does not say its size. Give its <svg> a viewBox, such as "0 0 160 40"';
  if (
    isRoot &&
    (hasNoSize(attributes.viewBox?.value) || [attributes.width, attributes.height].some((side) => /^0+(?![\d.])/u.test(side?.value ?? "")))
  )
    return 'is 0 wide or high, so nothing of it shows. Give its <svg> a viewBox as large as the drawing, such as "0 0 160 40"';
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
  let depth = 0;
  let heldBack = 0;
  let drawn = 0;
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
    note(tagFault(tag, depth === 0));
    depth += 1;
    if (HELD_BACK.includes(tag.local)) heldBack += 1;
    if (heldBack === 0 && DRAWN.includes(tag.local)) drawn += 1;
  });
  parser.on("closetag", ({ local }) => {
    depth -= 1;
    if (HELD_BACK.includes(local)) heldBack -= 1;
  });
  [parser.on.bind(parser, "text"), parser.on.bind(parser, "cdata")].forEach((listen) => {
    listen((words: string) => {
      note(FOREIGN_STYLE.test(words) ? FOREIGN : undefined);
    });
  });
  parser.write(text).close();
  return first ?? (drawn > 0 ? undefined : "draws nothing. Export it again, with the drawing in it");
};

/** Opens an SVG. It is published as it is, and a browser that opens it alone would run what it holds. */
export const inspectDrawing = (bytes: Buffer): Inspection => inspectText(bytes, textFault);
