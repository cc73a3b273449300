import { type DOMNode, type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { htmlRules } from "./html-rules";

/** The parts of a built page that the checks read. */
export interface BuiltPage {
  /** The file below `public/`, with forward slashes. */
  file: string;
  /** Its path on the site, such as /about. */
  path: string;
  /** The ids of its elements, which fragments may point to. */
  ids: ReadonlySet<string>;
  /** Every address in it, as written. */
  addresses: readonly string[];
  /** The text of its body, one piece per line, with the alternative texts and accessible names of its pictures and controls. */
  said: string;
  /** Its title and the contents of its metadata, one per line. */
  head: string;
}

/** Attributes that contain one address. */
const ADDRESS_ATTRIBUTES = ["href", "src", "poster", "data-src"];
/** Attributes that contain text. */
const WORD_ATTRIBUTES = ["alt", "aria-label", "placeholder"];
/** Metadata whose content is an address. */
const ADDRESS_METADATA = ["og:image", "og:url", "twitter:image"];

const parser = new Parser(new HtmlValidate(htmlRules).getConfigForSync("page.html"));

const valuesOf = (root: HtmlElement, attribute: string): string[] =>
  root.querySelectorAll(`[${attribute}]`).flatMap((element) => element.getAttributeValue(attribute) ?? []);

/** The addresses of a `srcset`, each before its width or density. */
const addressesInSet = (set: string): string[] => set.split(/,\s+/u).flatMap((candidate) => candidate.trim().split(/\s+/u)[0] ?? []);

const metadataAddresses = (root: HtmlElement): string[] =>
  root
    .querySelectorAll("meta")
    .filter((meta) => ADDRESS_METADATA.includes(meta.getAttributeValue("property") ?? meta.getAttributeValue("name") ?? ""))
    .flatMap((meta) => meta.getAttributeValue("content") ?? []);

/** All strings in a value, at any depth, except `@id`: in structured data it is a name, not an address. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : stringsIn(inner)));
};

/** The HTML entities that React writes. */
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** A text as it is compared: entities decoded, white space as single spaces. */
export const comparable = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|#x27|#39);/gu, (_entity, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/gu, " ")
    .trim();

/** Elements whose text is ignored. */
const UNREAD = ["script", "style", "template"];

const wordsIn = (node: DOMNode): string => {
  if (UNREAD.includes(node.nodeName.toLowerCase())) return "";
  return node.childNodes.length === 0 ? node.textContent : node.childNodes.map(wordsIn).join("");
};

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/u, "").replace(/\.html$/u, "")}`;

/** Parses a built page. `file` is relative to `public/`. Throws if its structured data is not JSON. */
export const readPage = (file: string, html: string): BuiltPage => {
  const root = parser.parseHtml(html);
  const structuredData = root
    .querySelectorAll("script")
    .filter((script) => script.getAttributeValue("type") === "application/ld+json")
    .map((script): unknown => JSON.parse(script.textContent));
  const words = comparable(wordsIn(root.querySelector("body") ?? root));
  const sets = ["srcset", "srcSet", "imagesrcset", "imageSrcSet"].flatMap((attribute) => valuesOf(root, attribute));
  return {
    file,
    path: pathOf(file),
    ids: new Set(valuesOf(root, "id")),
    addresses: [
      ...ADDRESS_ATTRIBUTES.flatMap((attribute) => valuesOf(root, attribute)),
      ...sets.flatMap(addressesInSet),
      ...metadataAddresses(root),
      ...structuredData.flatMap(stringsIn).filter((text) => /^https:\/\/\S+$/u.test(text)),
    ].map(comparable),
    said: [words, ...WORD_ATTRIBUTES.flatMap((attribute) => valuesOf(root, attribute)).map(comparable)].join("\n"),
    head: [
      root.querySelector("title")?.textContent ?? "",
      ...root.querySelectorAll("meta").map((meta) => meta.getAttributeValue("content") ?? ""),
    ]
      .map(comparable)
      .join("\n"),
  };
};
