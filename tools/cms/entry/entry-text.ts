/** Converts content files to the editor's form and back. */
import { extname } from "node:path";
import { parse, stringify } from "yaml";
import { splitFrontMatter } from "../../../src/content-check/reading/read-mdx";
import { type JsonSchema, toJsonSchema } from "../../../src/content-model/json-schema";
import type { Kind } from "../../../src/content-model/kinds";
import { type ContentPath, visitStrings } from "../../../src/content-model/visit-strings";
import { mergeYaml, writeYaml } from "../../content-edits/merge-yaml";
import { fromMediaAddress, toMediaAddress } from "./media-address";
import { tidied } from "./tidied";

type Fields = Record<string, unknown>;

/** The file; `path` is relative to `content/`. */
export interface EntryFile {
  path: string;
  kind: Kind;
}

const setIn = (data: unknown, path: ContentPath, value: string): void => {
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as Fields)[key], data);
  if (last !== undefined) (parent as Fields)[last] = value;
};

/** Converts the address of every picture and film in the data. */
const convertMedia = (data: unknown, schema: JsonSchema, convert: (address: string) => string): Fields => {
  visitStrings(data, schema)
    .filter((visited) => visited.schema.media !== undefined)
    .forEach(({ path, value }) => setIn(data, path, convert(value)));
  return data as Fields;
};

/** Drops comments, which the editor does not show. {@link fromEditor} keeps those in the file. */
const yamlForEditor = (text: string, { path, kind }: EntryFile): string =>
  stringify(
    convertMedia(parse(text), toJsonSchema(kind.model), (address) => toMediaAddress(address, path)),
    { lineWidth: 0 },
  );

/** The text of a file for Decap: YAML, or MDX with its front matter. Throws if the YAML cannot be read. */
export const forEditor = (text: string, file: EntryFile): string => {
  if (extname(file.path) !== ".mdx") return yamlForEditor(text, file);
  const { frontMatter, whole } = splitFrontMatter(text);
  return frontMatter === undefined ? text : `---\n${yamlForEditor(frontMatter, file)}---\n${text.slice(whole.length)}`;
};

const dataFromEditor = (raw: string, { path, kind }: EntryFile): Fields => {
  const schema = toJsonSchema(kind.model);
  return convertMedia(tidied(parse(raw) ?? {}, schema), schema, (address) => fromMediaAddress(address, path));
};

/** The new text below the front matter. White space around the text does not count as a change. */
const mergeBody = (before: string, after: string): string => {
  if (before.trim() === after.replaceAll("\r\n", "\n").trim()) return before;
  const [blank = ""] = /^\s*/u.exec(before) ?? [];
  return `${blank}${after.trim()}\n`;
};

const mergeMdx = (before: string | undefined, raw: string, file: EntryFile): string => {
  const after = splitFrontMatter(raw);
  if (after.frontMatter === undefined) throw new Error("The editor sent a text without front matter.");
  const data = dataFromEditor(after.frontMatter, file);
  const body = raw.slice(after.whole.length);
  const { frontMatter, whole, closing } = splitFrontMatter(before ?? "");
  if (before === undefined || frontMatter === undefined) return `---\n${writeYaml(data)}---\n\n${body.trim()}\n`;
  const opening = whole.slice(0, whole.length - closing.length - frontMatter.length);
  return opening + mergeYaml(frontMatter, data) + closing + mergeBody(before.slice(whole.length), body);
};

/**
 * The content file for the editor's version: the current file `before` with the new values, and everything else byte for byte as it was.
 * Without `before`, a new file.
 */
export const fromEditor = (before: string | undefined, raw: string, file: EntryFile): string => {
  if (extname(file.path) === ".mdx") return mergeMdx(before, raw, file);
  const data = dataFromEditor(raw, file);
  return before === undefined ? writeYaml(data) : mergeYaml(before, data);
};
