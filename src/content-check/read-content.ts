import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import { type JsonSchema, schemaFor, toJsonSchema } from "../content-model/json-schema";
import { type Kind, kindOf, kinds } from "../content-model/kinds";
import { explainShape } from "./explain-shape";
import { type ContentPath, didYouMean, fieldName, list, placeIn, problem, type Problem, START, THIS_LINE, WHOLE_FILE } from "./problem";
import { type Prose, readProse, splitMdx } from "./read-mdx";
import { readYaml, type YamlReading } from "./read-yaml";

/** A single value in a file, as text, with its schema, which says what it is for. */
export interface Field {
  path: ContentPath;
  value: string;
  schema: JsonSchema;
}

/** A content file, as far as it could be read. */
export interface ContentFile {
  /** Relative to `content/`, with forward slashes. */
  path: string;
  kind: Kind;
  text: string;
  /** The single values whose fields the model knows, and finds nothing wrong with. */
  fields: readonly Field[];
  /** Whether all of its keys are known. Only then is it certain what is missing. */
  isCertain: boolean;
  placeOf: YamlReading["placeOf"];
  /** The text below the front matter of a legal text. */
  prose?: Prose;
}

/** The content of a folder, and what is wrong with each file on its own. */
export interface Content {
  files: readonly ContentFile[];
  /** The files of `media/`, by their paths in `content/`. */
  media: ReadonlySet<string>;
  /** The names, in lower case, of files that cannot be used where they are: whatever refers to them is not at fault. */
  lost: ReadonlySet<string>;
  problems: readonly Problem[];
}

/** The largest file that is read, in bytes: nobody types more, and it would be slow to check. */
const MAX_BYTES = 300_000;
/** Signs that nobody typed a text, or that it is unfinished. */
const TEXT_FAULTS: readonly (readonly [RegExp, message: string])[] = [
  // Control characters, old Mac line endings, and what a decoder substitutes in text of another encoding: Gatsby reads none of these.
  [/[^\P{Cc}\t\n\r]|\r(?!\n)|\uFFFD/u, "is not UTF-8 text from here on. Save the file as UTF-8, with ordinary line endings"],
  [/^\s*$/u, "is empty. Fill it as content/README.md shows"],
  // A line of 10,000 characters or more, or with fifty levels of brackets or lists.
  [/^.{10000}|(?:[-?] +|[[{] *){50}/mu, "has a line that nobody types, too long or nested too deeply. Move pictures into content/media"],
  [/^(?:[<|>]{7} |={7}\r?$)/mu, "has a mark of an unfinished merge here. Keep one of the two versions, and remove Git’s marks"],
  [/^[ -]*[^\P{Zs} ]/mu, "has a no-break space in the indent here. Type ordinary spaces"],
];
/** Files that Gatsby reads in any folder. */
const READ = /\.(?:ya?ml|mdx)$/iu;
const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:yaml|mdx)$/u;

/** A problem with a field. */
export const problemAt = (file: ContentFile, path: ContentPath, message: string, at?: "key" | { piece: string }): Problem =>
  problem(file.path, file.placeOf(path, at), fieldName(path), message);

/** The name of a file without its folder and ending. */
export const nameOf = (path: string): string => basename(path, extname(path));

/** The text of a field, if it has one; `name` is as in reports, such as `metadata.name`. */
export const valueOf = (file: ContentFile | undefined, name: string): string | undefined =>
  file?.fields.find(({ path }) => fieldName(path) === name)?.value;

/** The single values in data whose fields the model knows. Unknown keys and surplus entries are skipped: they are reported as such. */
const fieldsIn = (data: unknown, schema: JsonSchema, root: JsonSchema, path: ContentPath = []): Field[] => {
  const known = schemaFor(schema, data, root);
  if (!known) return [];
  if (typeof data === "string" || typeof data === "boolean") return [{ path, value: String(data), schema: known }];
  const { items, maxItems, properties = {} } = known;
  if (Array.isArray(data))
    return items ? data.slice(0, maxItems).flatMap((item, index) => fieldsIn(item, items, root, [...path, index])) : [];
  return Object.entries(data ?? {}).flatMap(([key, value]) =>
    Object.hasOwn(properties, key) ? fieldsIn(value, properties[key] ?? {}, root, [...path, key]) : [],
  );
};

/** Reads one file and compares it with its model. */
const readOne = async (folder: string, path: string, kind: Kind): Promise<{ file: ContentFile; problems: Problem[] }> => {
  let file: ContentFile = { path, kind, text: "", fields: [], isCertain: false, placeOf: () => START };
  const fail = (message: string, offset = 0) => ({ file, problems: [problem(path, placeIn(file.text, offset), WHOLE_FILE, message)] });
  try {
    const { size } = await stat(join(folder, path));
    if (size > MAX_BYTES) return fail(`has ${size} bytes, more than anybody types. Move pictures into content/media`);
    // The decoder drops a byte order mark, and replaces what is not UTF-8.
    const text = new TextDecoder("utf-8").decode(await readFile(join(folder, path)));
    file = { ...file, text };
    const fault = TEXT_FAULTS.find(([pattern]) => pattern.test(text));
    if (fault) return fail(fault[1], text.search(fault[0]));
    const mdx = extname(path) === ".mdx" ? splitMdx(text) : undefined;
    if (extname(path) === ".mdx" && !mdx) return fail("has no front matter. Begin with a --- line, the fields and another --- line");

    const { data, mistakes, placeOf } = mdx ? readYaml(mdx.frontMatter, 2) : readYaml(text);
    const prose = mdx && (await readProse(mdx.body));
    const inLines = [...mistakes, ...(prose?.mistakes ?? [])].map(({ place, message }) => problem(path, place, THIS_LINE, message));
    file = { ...file, placeOf, ...(prose && { prose }) };
    if (mistakes.length > 0) return { file, problems: inLines };
    const explained = explainShape(kind.model, data);
    const wrong = new Set(explained.map((one) => fieldName(one.path)));
    const schema = toJsonSchema(kind.model);
    file = {
      ...file,
      fields: fieldsIn(data, schema, schema).filter((field) => !wrong.has(fieldName(field.path))),
      isCertain: explained.every(({ about }) => about === "value"),
    };
    const inFields = explained.map((one) => problemAt(file, one.path, one.message, one.about === "key" ? "key" : undefined));
    return { file, problems: [...inLines, ...inFields] };
  } catch (error) {
    // A file that may not be read, or nesting too deep for a parser.
    const { code, message = String(error) } = error as { code?: string; message?: string };
    return fail(code === undefined ? `is too complex (${message}). Simplify it` : `cannot be read (${code}). Check that it exists`);
  }
};

/** Why a file is in the wrong place; undefined if it is not, or if neither Gatsby nor the check reads it. */
const misplaced = (path: string): string | undefined => {
  const isIgnored = path === "README.md" || (!READ.test(path) && /^media\/|(?:^|\/)\./u.test(path));
  if (isIgnored || (kindOf(path) && FILE_NAME.test(basename(path)))) return undefined;
  if (kindOf(path)) return "has a name that cannot be an address. Rename it with lowercase letters, digits and single hyphens";
  const meant = [".yaml", ".mdx"].map((ending) => path.replace(/\.\w+$/u, ending)).filter((other) => other !== path && kindOf(other));
  const places = list(kinds.map(({ files }) => files));
  return `is in a place where nothing reads it. ${didYouMean(path, meant, `Content files are ${places}; pictures belong in media`)}`;
};

/** Reads all the content of a folder. Rejects only if there is no such folder. */
export const readContent = async (folder: string): Promise<Content> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/")).sort();
  const wrong = paths.filter((path) => misplaced(path) !== undefined);
  const right = paths.filter((path) => !wrong.includes(path));
  const readings = await Promise.all(
    right.flatMap((path) => {
      const kind = kindOf(path);
      return kind ? [readOne(folder, path, kind)] : [];
    }),
  );
  return {
    files: readings.map(({ file }) => file),
    media: new Set(right.filter((path) => path.startsWith("media/") && !basename(path).startsWith("."))),
    lost: new Set(wrong.map((path) => nameOf(path).toLowerCase())),
    problems: [
      ...wrong.map((path) => problem(path, START, WHOLE_FILE, misplaced(path) ?? "")),
      ...readings.flatMap(({ problems }) => problems),
    ],
  };
};
