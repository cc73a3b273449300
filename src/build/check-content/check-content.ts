import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { toJsonSchema } from "../../content-model/json-schema";
import { kindOf, kinds } from "../../content-model/kinds";
import { crossChecks, type Finding, missingFiles } from "./cross-checks";
import type { ContentDocument } from "./document";
import { explain } from "./explain";
import { byPlace, fieldName, type Problem } from "./problem";
import { readMdx } from "./read-mdx";
import { decodeUtf8 } from "./read-text";
import { type Place, readYaml } from "./read-yaml";
import { readTokens, sitePages } from "./site-map";

/** What one file gave: what can be used further, and what is wrong with it. */
interface FileReading {
  document?: ContentDocument;
  problems: Problem[];
}

const START: Place = { line: 1, column: 1 };
/** Front matter begins below its first line of `---`. */
const FRONT_MATTER_LINE = 2;
const MEDIA = "media";

const schemas = new Map(kinds.map((kind) => [kind.name, toJsonSchema(kind.model)]));

const problem = (path: string, place: Place, field: string, message: string): Problem => ({
  file: `content/${path}`,
  line: place.line,
  column: place.column,
  field,
  message: /[.?!]$/u.test(message) ? message : `${message}.`,
});

/** Reads one file: its encoding, its syntax, its shape. */
const readDocument = async (folder: string, path: string): Promise<FileReading> => {
  const fail = (place: Place, message: string): FileReading => ({ problems: [problem(path, place, "", message)] });
  const kind = kindOf(path);
  if (!kind) {
    return fail(START, `belongs to no kind of content. Files may be ${kinds.map(({ files }) => files).join(", ")}; pictures go into media`);
  }
  const decoded = decodeUtf8(await readFile(join(folder, path)));
  if (!("text" in decoded)) return fail(decoded, "is not UTF-8 from here on. Save the file with the encoding UTF-8");
  if (decoded.text.trim() === "") return fail(START, "is empty. Fill it as content/README.md shows, or delete it");

  const mdx = extname(path) === ".mdx" ? await readMdx(decoded.text) : undefined;
  if (mdx?.frontMatter === undefined && mdx) return fail(START, "has no front matter. Begin with a line of ---, its fields, and another line of ---");
  const yaml = readYaml(mdx?.frontMatter ?? decoded.text, mdx ? FRONT_MATTER_LINE : 1);
  const syntax = [...yaml.errors, ...(mdx?.errors ?? [])].map(({ line, column, message }) => problem(path, { line, column }, "", message));
  if (yaml.errors.length > 0) return { problems: syntax };
  if (yaml.data === undefined) return fail(START, "cannot be read as YAML: its anchors (&) and aliases (*) do not fit. Write the values out");

  const schema = schemas.get(kind.name) ?? {};
  const result = kind.model.safeParse(yaml.data);
  const shape = (result.error?.issues ?? [])
    .flatMap((issue) => explain(issue, yaml.data, schema))
    .map((found) => problem(path, (found.at === "key" ? yaml.locateKey : yaml.locate)(found.path), fieldName(found.path), found.message));
  return {
    problems: [...syntax, ...shape],
    document: {
      path,
      kind,
      schema,
      data: yaml.data,
      isValid: result.success,
      locate: yaml.locate,
      headings: mdx?.headings ?? [],
      targets: mdx?.targets ?? [],
      tokens: mdx?.tokens ?? [],
    },
  };
};

const toProblem = ({ document, path, message, place }: Finding): Problem =>
  problem(document.path, place ?? document.locate(path), fieldName(path), message);

/** Files under `content/` that hold content: not media, not the editors' guide, nothing hidden. */
const contentFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(`${MEDIA}/`) && path !== "README.md" && !path.split("/").some((part) => part.startsWith(".")))
    .sort();
};

/** A problem that two checks found counts once. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((entry) => [`${entry.file}:${entry.line}:${entry.field}:${entry.message}`, entry])).values(),
];

/**
 * Checks all content under a folder: encoding, syntax, shape, and everything that must fit together (DESIGN, "One model, four uses").
 * Returns every problem of every file, sorted by place; an empty list means that the site can be built.
 */
export const checkContent = async (folder: string): Promise<Problem[]> => {
  const paths = await contentFiles(folder);
  const readings = await Promise.all(paths.map((path) => readDocument(folder, path)));
  const documents = readings.flatMap(({ document }) => document ?? []);
  const tokens = readTokens(documents);
  const situation = { folder, documents, pages: sitePages(documents, tokens), tokens };
  return withoutRepeats([
    ...missingFiles(paths).map((path) => problem(path, START, "", "does not exist, but the site needs it. Restore it from the history")),
    ...readings.flatMap(({ problems }) => problems),
    ...crossChecks.flatMap((check) => check(situation).map(toProblem)),
  ]).sort(byPlace);
};
