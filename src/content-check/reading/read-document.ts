import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { z } from "zod";
import { toJsonSchema } from "../../content-model/json-schema";
import { kinds } from "../../content-model/kinds";
import { type ContentPath, visitStrings } from "../../content-model/visit-strings";
import { readText } from "../data";
import { asAdvice, fieldName, type Place, type Problem, problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import { decodeText, findPasted } from "../read-text";
import { digestOf, once } from "../result-cache";
import { explain } from "../single-file/explain";
import type { TextMistake } from "../single-file/legal-structure";
import { placeOfMisplaced } from "../single-file/misplaced";
import { closeNoteOf, oddIn } from "../single-file/odd-texts";
import { type ContentDocument, problemAt } from "./document";
import { readFrontMatter, readYamlFile } from "./gatsby-yaml";
import type { ContentFile } from "./list-files";
import { FRONT_MATTER_LINE, type MdxReading, readMdx } from "./read-mdx";
import { readYaml, type YamlReading } from "./read-yaml";

/** The result of reading a file: the document, and its problems. */
interface Reading {
  document: ContentDocument;
  problems: Problem[];
  /** Where the file belongs, if it is in the wrong place. */
  misplaced?: string;
  /** Whether nothing is wrong with its YAML, which does not depend on other files. */
  isSound?: boolean;
}

const schemas = new Map(kinds.map(({ name, model }) => [name, toJsonSchema(model)]));

const noFields: ReadonlySet<string> = new Set();

/** The names of all fields of each kind of content. */
const fieldNames = new Map(
  [...schemas].map(([kind, schema]) => {
    const names = new Set<string>();
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === "properties" && value !== null) Object.keys(value as object).forEach((name) => names.add(name));
      return value;
    });
    return [kind, names];
  }),
);

/** The largest file that is read, in bytes: far more than a legal text needs. A larger file is a mistake and would be slow to check. */
const MAX_BYTES = 300_000;

/** A file known only by its name. */
export const blank = ({ path, kind }: ContentFile): ContentDocument => ({
  path,
  kind,
  text: "",
  data: undefined,
  strings: [],
  notes: [],
  isComplete: false,
  locate: () => START,
  locateWithin: () => START,
  anchors: undefined,
  links: [],
  tokens: [],
  texts: [],
});

/** Issues that leave it uncertain what the corrected file will contain. */
const UNCERTAIN = ["unrecognized_keys", "invalid_type", "invalid_union", "too_small"];

/** Whether to skip further checks of a text, because it is malformed or far too long. */
const isUnfit = (issue: z.core.$ZodIssue, data: unknown): boolean =>
  issue.code === "invalid_format" ||
  (issue.code === "too_big" && (readText(data, ...(issue.path as ContentPath)) ?? "").length > 5 * Number(issue.maximum));

/** Compares a file's data with its model, and reports ambiguous and odd texts. Skips all this if the file is known to be sound. */
const judge = (file: ContentFile, yaml: YamlReading, isSound: boolean): Reading => {
  const { data, ambiguities, locate, locateKey, locateWithin } = yaml;
  const schema = schemas.get(file.kind.name) ?? {};
  const texts = visitStrings(data, schema);
  const sound: ContentDocument = { ...blank(file), data, strings: texts, isComplete: true, locate, locateWithin };
  if (isSound) return { document: sound, problems: [], isSound };
  const issues = file.kind.model.safeParse(data).error?.issues ?? [];
  const ambiguous = new Set(ambiguities.map((found) => fieldName(found.path)));
  const unfit = new Set(issues.filter((issue) => isUnfit(issue, data)).map((issue) => fieldName(issue.path as ContentPath)));
  const document: ContentDocument = {
    ...sound,
    strings: texts.filter((text) => !unfit.has(fieldName(text.path))),
    notes: texts.flatMap((text) => closeNoteOf(text, yaml)),
    isComplete: issues.every(({ code }) => !UNCERTAIN.includes(code)),
  };
  const odd = texts.flatMap((text) => oddIn(text, yaml, fieldNames.get(file.kind.name) ?? noFields));
  const oddFields = new Set(odd.map(({ path }) => fieldName(path)));
  const misplaced = issues.length > 0 ? placeOfMisplaced(file, data) : undefined;
  if (misplaced !== undefined) {
    const message = `has the fields of a different kind of content. Move it to content/${misplaced}`;
    // One message instead of one for every field.
    return { document, problems: [problem(file.path, START, WHOLE_FILE, message)], misplaced };
  }
  return {
    document,
    problems: [
      ...ambiguities.map((found) => problemAt(document, found.path, found.message)),
      ...odd.map(({ path, place, message }) => problem(file.path, place, fieldName(path), message)),
      ...explain(issues, data, schema)
        .filter((found) => !ambiguous.has(fieldName(found.path)) && !oddFields.has(fieldName(found.path)))
        .map((found) => problem(file.path, (found.at === "key" ? locateKey : locate)(found.path), fieldName(found.path), found.message)),
    ],
    isSound: [...ambiguities, ...odd, ...issues, ...document.notes].length === 0,
  };
};

const HEADING_WITHOUT_SPACE = /^#+[^#\s]/mu;

const readData = (file: ContentFile, text: string, mdx?: MdxReading, isSound = false): Reading => {
  const yaml = mdx
    ? readYaml(mdx.frontMatter ?? "", readFrontMatter, { firstLine: FRONT_MATTER_LINE, isSound })
    : readYaml(text, readYamlFile, { isSound });
  const { document, problems, ...others } = yaml.data === undefined ? { document: blank(file), problems: [] } : judge(file, yaml, isSound);
  const inLine = ({ place, message }: TextMistake): Problem => problem(file.path, place, THIS_LINE, message);
  const writing = [
    ...yaml.errors.map(inLine),
    ...(mdx?.errors ?? []).map((found) => (found.isAdvice ? asAdvice(inLine(found)) : inLine(found))),
  ];
  // The anchors of a faulty text are unknown.
  const anchors = mdx?.errors.every(({ isAdvice }) => isAdvice) && !HEADING_WITHOUT_SPACE.test(text) ? mdx.anchors : undefined;
  const inText = mdx && { anchors, links: mdx.links, tokens: mdx.tokens, texts: mdx.texts };
  return { document: { ...document, ...inText, text }, problems: [...writing, ...problems], ...others };
};

const frontMatterFault = (text: string): string =>
  /^---\r?\n/u.test(text)
    ? "has front matter that does not end. Add a second --- line below its last field"
    : "has no front matter. Begin with a --- line, the fields and another --- line";

/** Reports one problem with the whole of a file. */
const wholeFile = (file: ContentFile, place: Place, message: string, text = ""): Reading => ({
  document: { ...blank(file), text },
  problems: [problem(file.path, place, WHOLE_FILE, message)],
});

const parse = async (file: ContentFile, text: string): Promise<Reading> => {
  const mdx = extname(file.path) === ".mdx" ? await readMdx(text) : undefined;
  if (mdx && mdx.frontMatter === undefined) return wholeFile(file, START, frontMatterFault(text), text);
  const readings: Reading[] = [];
  const isSound = await once(`sound ${file.kind.name} ${digestOf(text)}`, async () => {
    readings.push(readData(file, text, mdx));
    return readings[0]?.isSound ?? false;
  });
  // A cached verdict skips the callback, so read the file now.
  const [reading = readData(file, text, mdx, isSound)] = readings;
  return reading;
};

/** Reads one file and checks its encoding, syntax and shape. */
const readUnguarded = async (folder: string, file: ContentFile): Promise<Reading> => {
  const fail = (place: Place, message: string, text?: string): Reading => wholeFile(file, place, message, text);
  const bytes = await readFile(join(folder, file.path));
  if (bytes.length > MAX_BYTES) {
    return fail(START, `has ${bytes.length} bytes, too many to have been typed. Move pictures into content/media, or restore the file`);
  }
  const decoded = decodeText(bytes);
  if (!("text" in decoded)) return fail(decoded.place, decoded.message, decoded.legible);
  const { text } = decoded;
  const pasted = findPasted(text);
  if (pasted) return fail(pasted.place, pasted.message, text);
  if (text.trim() === "") return fail(START, "is empty. Fill it as content/README.md shows");
  return parse(file, text);
};

/** Reads one file. Never rejects, whatever its bytes are. */
export const readDocument = async (folder: string, file: ContentFile): Promise<Reading> => {
  try {
    return await readUnguarded(folder, file);
  } catch (error) {
    const { code, message: reason = String(error) } = error as { code?: string; message?: string };
    // No permission, a file just deleted, or nesting too deep for a parser.
    const fix = code === undefined ? "Write it more simply" : "Check that it exists and is readable";
    const message = `cannot be read (${code ?? reason}). ${fix}`;
    return { document: blank(file), problems: [problem(file.path, START, WHOLE_FILE, message)] };
  }
};
