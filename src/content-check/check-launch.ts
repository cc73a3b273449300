import { fieldName, inOrder, placeIn, problem, type Problem, quote, THIS_LINE } from "./problem";
import { type ContentFile, type Field, problemAt, readContent, valueOf } from "./read-content";

/** Addresses and numbers that belong to nobody: reserved hosts (RFC 2606), except an example of a visitor's address, and runs of zeros. */
const NOBODYS =
  /[\w.{}-]+\.(?:example|test|invalid|localhost)\b(?!-|\.?\w)|\/\/(?:www\.)?example\.(?:com|net|org)\b|\+?\d[\d ]*?0{3} ?0{4}\b|\b0{7}\b/gu;

const nobodys = (found: string): string => `has ${quote(found)}, which is nobody’s. Write the real one`;

/** The field beside another. */
const beside = ({ path }: Field, key: string): string => fieldName([...path.slice(0, -1), key]);

/** The fields that may name an entry; the first that it has is used. */
const NAMES = ["name", "legalName", "title", "heading", "label", "alt"];

/** Entries that are marked as samples. */
const marked = (file: ContentFile): Problem[] =>
  file.fields
    .filter(({ schema, value }) => schema.fix !== undefined && value === "true")
    .map((field) => {
      const name = NAMES.map((key) => valueOf(file, beside(field, key))).find((value) => value !== undefined);
      const what = field.path.length === 1 ? "the whole file" : fieldName(field.path.slice(0, -1));
      return problemAt(
        file,
        field.path,
        `marks ${what}${name === undefined ? "" : ` (${name})`} as a sample. ${field.schema.fix}, and remove this line`,
      );
    });

/** Names that are not known yet, in entries that are not marked. */
const unnamed = (file: ContentFile): Problem[] =>
  file.fields
    .filter((field) => field.value === "{name}" && valueOf(file, beside(field, "sample")) !== "true")
    .map(({ path }) => problemAt(file, path, "is a name that is not known yet. Write the real name"));

/** Figures that nobody can look up. */
const unsupported = (file: ContentFile): Problem[] =>
  file.fields
    .filter((field) => file.kind.name === "claims" && field.path.at(-1) === "key" && valueOf(file, beside(field, "source")) === undefined)
    .map(({ path, value }) =>
      problemAt(file, path.slice(0, -1), `gives no source for the figure ${quote(value)}. Add \`source\`, or take it off the pages`),
    );

const unreachable = (file: ContentFile): Problem[] =>
  file.prose
    ? [...file.text.matchAll(NOBODYS)].map(({ 0: found, index }) =>
        problem(file.path, placeIn(file.text, index), THIS_LINE, nobodys(found)),
      )
    : file.fields.flatMap(({ path, value }) => [...value.matchAll(NOBODYS)].map(([found]) => problemAt(file, path, nobodys(found))));

/** Lists what must not go live yet in content that has passed the check: samples, unknown names, unsourced figures, nobody's addresses. */
export const checkLaunch = async (folder: string): Promise<Problem[]> => {
  const { files } = await readContent(folder);
  return inOrder(files.flatMap((file) => [marked, unnamed, unsupported, unreachable].flatMap((find) => find(file))));
};
