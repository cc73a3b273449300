import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EarlierVersion } from "../../history/earlier-version";
import { inspect } from "../media/inspect";
import type { Inspection } from "../media/inspection";
import { loadSharp } from "../media/load-sharp";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import { mediaNamed } from "../reading/media-named";
import type { SiteContent } from "../reading/site-content";

/**
 * The correlations from which two pictures count as the same, and as the same picture turned. 1 means that they differ only in contrast,
 * 0 that they have nothing in common. A copy cropped by a twentieth of its height reaches at most 0.9962.
 */
const [SAME, TURNED] = [0.997, 0.98];
/** The share by which a picture's proportions may change without its being stretched. */
const STRETCHED = 0.03;

/** The correlation of what two pictures show. */
const likeness = (one: readonly number[], other: readonly number[]): number => {
  const centred = (shades: readonly number[]): number[] => {
    const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
    return shades.map((shade) => shade - mean);
  };
  const [mine, its] = [centred(one), centred(other)];
  const product = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return product(mine, its) / (Math.sqrt(product(mine, mine) * product(its, its)) || 1);
};

const rowsOf = (shades: readonly number[]): (readonly number[])[] => {
  const side = Math.sqrt(shades.length);
  return Array.from({ length: side }, (_, row) => shades.slice(row * side, (row + 1) * side));
};

/** Ways of turning a picture by accident, and how to reverse each in a thumbnail's shades. */
const TURNS: readonly { what: string; undo: (shades: readonly number[]) => readonly number[] }[] = [
  { what: "an upside-down copy", undo: (shades) => shades.toReversed() },
  { what: "the mirror image", undo: (shades) => rowsOf(shades).flatMap((row) => row.toReversed()) },
  { what: "the negative", undo: (shades) => shades.map((shade) => -shade) },
  { what: "a copy turned on its side", undo: (shades) => turned(shades) },
  { what: "a copy turned on its side", undo: (shades) => turned(shades).toReversed() },
];

/** A picture that keeps less of its sharpness is blurred. The second share is for fine lines, whose blurring changes even the thumbnail. */
const [MIN_SHARP, MIN_DISTINCT] = [0.5, 0.25];

/** A picture that gains more sharpness is grainy: pixels, noise and strong compression make edges where there were none. */
const MAX_SHARP = 1.6;

/** A picture that keeps less of its contrast is faded, or almost black. */
const MIN_CONTRAST = 0.4;

/** Below this correlation, a picture shows something else. */
const RELATED = 0.6;

/** The correlation from which a picture that has lost contrast, or a part, is still recognised. */
const RECOGNISED = 0.8;

/** A part is missing if at least this share of the rows, which had more than one colour, has only one now. */
const [MISSING, ONE_COLOUR, SEVERAL] = [0.2, 3, 24];

const rangeOf = (shades: readonly number[]): number => Math.max(...shades) - Math.min(...shades);

/** Whether a strip of a picture has gone, while the rest of it is the same. */
const lacksPart = (one: readonly number[], other: readonly number[]): boolean => {
  const [now, then] = [rowsOf(one), rowsOf(other)];
  const isPlain = now.map((row) => rangeOf(row) <= ONE_COLOUR);
  const gone = then.filter((row, index) => isPlain[index] === true && rangeOf(row) >= SEVERAL);
  const rest = (rows: readonly (readonly number[])[]): readonly number[] => rows.filter((_row, index) => isPlain[index] === false).flat();
  return gone.length >= MISSING * now.length && likeness(rest(now), rest(then)) > RECOGNISED;
};

/** A quarter turn to the left. */
const turned = (shades: readonly number[]): readonly number[] => {
  const rows = rowsOf(shades);
  return rows.flatMap((_row, index) => rows.map((row) => row.at(-1 - index) ?? 0));
};

/** Whether two files show one picture. A picture's crop for phones has a name that begins alike. */
const isTwin = (path: string, now: Inspection, otherPath: string, other: Inspection | undefined): boolean => {
  const [name, otherName] = [path, otherPath].map((file) => file.replace(/\.\w+$/u, "")) as [string, string];
  const isDerived = name.startsWith(otherName) || otherName.startsWith(name);
  return !isDerived && other?.shades !== undefined && likeness(now.shades ?? [], other.shades) > SAME;
};

/** What has happened to a picture by accident; undefined if it is unchanged, or deliberately shows something else. */
const accidentOf = async (now: Inspection, then: Inspection, bytesOf: () => readonly [Buffer, Buffer]): Promise<string | undefined> => {
  const [one, other] = [now.shades ?? [], then.shades ?? []];
  const ratioOf = ({ width = 1, height = 1 }: Inspection): number => width / height;
  if (rangeOf(one) < MIN_CONTRAST * rangeOf(other) && likeness(one, other) > RECOGNISED) return "a copy with hardly any contrast";
  if (lacksPart(one, other)) return "a copy of which a part is missing";
  if (likeness(one, other) < TURNED) return TURNS.find(({ undo }) => likeness(undo(one), other) > TURNED)?.what;
  const isSame = likeness(one, other) > SAME;
  if (isSame && Math.abs(ratioOf(now) / ratioOf(then) - 1) > STRETCHED) return "a stretched copy";
  if (now.width !== then.width) return undefined;
  const [sharpness, before] = await Promise.all(bytesOf().map(async (bytes) => (await loadSharp()(bytes).stats()).sharpness));
  if ((sharpness ?? 0) < (isSame ? MIN_SHARP : MIN_DISTINCT) * (before ?? 0)) return "a blurred copy";
  return (sharpness ?? 0) > MAX_SHARP * (before ?? Infinity) ? "a grainy copy" : undefined;
};

/** Pictures that have been damaged, overwritten or swapped since an earlier version, or that show something else. */
export const distortedPictures = async ({ folder, documents, media }: SiteContent, earlier: EarlierVersion): Promise<Problem[]> => {
  const named = documents.flatMap((document) => mediaNamed(document).map((one) => ({ document, ...one })));
  /** Each changed file's earlier content, so that git is asked for it only once. */
  const former = new Map(
    [...new Set(named.map(({ path }) => path))].filter((path) => earlier.changed.has(path)).map((path) => [path, earlier.bytesOf(path)]),
  );
  const problems = named.map(async ({ document, path, field }): Promise<Problem[]> => {
    const now = media.get(path);
    const bytes = now?.shades && former.get(path);
    const then = bytes && (await inspect(path, bytes));
    if (!now || !bytes || !then?.shades) return [];
    const content = readFileSync(join(folder, path));
    const other = [...former].find(([otherPath, showed]) => otherPath !== path && showed?.equals(content))?.[0];
    if (other !== undefined) {
      const what = `is content/${path}, which shows what content/${other} showed in ${earlier.name}`;
      return [problemAt(document, field.path, `${what}. If unintended, swap the two files`)];
    }
    const twin = named.find(({ path: its }) => isTwin(path, now, its, media.get(its)))?.path;
    if (twin !== undefined) {
      const what = `is content/${path}, which now shows the same as content/${twin}`;
      return [problemAt(document, field.path, `${what}. If unintended, put the right picture in its place`)];
    }
    const accident = await accidentOf(now, then, () => [content, bytes]);
    if (accident === undefined && likeness(now.shades ?? [], then.shades) < RELATED) {
      const what = `is content/${path}, which no longer shows what it did in ${earlier.name}`;
      return [problemAt(document, field.path, `${what}. Check that the words around it, and its description, still fit`)];
    }
    if (accident === undefined) return [];
    const what = `is content/${path}, now ${accident} of what it was in ${earlier.name}`;
    return [problemAt(document, field.path, `${what}. If unintended, export it again`)];
  });
  return (await Promise.all(problems)).flat();
};
