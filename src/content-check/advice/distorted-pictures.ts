import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EarlierVersion } from "../earlier-version";
import { inspect } from "../media/inspect";
import type { Inspection } from "../media/inspection";
import { loadSharp } from "../media/load-sharp";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import { mediaNamed } from "../reading/media-named";
import type { SiteContent } from "../reading/site-content";

/**
 * How alike the parts of two pictures are: 1 the same but for contrast, 0 unlike. A copy without a twentieth of its height is up to 0.9962
 * alike.
 */
const [SAME, TURNED] = [0.997, 0.98];
/** How far the proportions of a picture may change. */
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

/** The share of its sharpness that a picture keeps at the least; compressing it again leaves more. */
const LEAST_SHARP = 0.5;

/** Why a picture is not what it was, though it shows the same; undefined if it is, or shows something else. */
const accidentOf = async (now: Inspection, then: Inspection, bytesOf: () => readonly [Buffer, Buffer]): Promise<string | undefined> => {
  const [one, other] = [now.shades ?? [], then.shades ?? []];
  const ratioOf = ({ width = 1, height = 1 }: Inspection): number => width / height;
  if (likeness(one, other) < TURNED) {
    if (likeness(one.toReversed(), other) > TURNED) return "an upside-down copy";
    const mirrored = rowsOf(one).flatMap((row) => row.toReversed());
    return likeness(mirrored, other) > TURNED ? "the mirror image" : undefined;
  }
  if (likeness(one, other) < SAME) return undefined;
  if (Math.abs(ratioOf(now) / ratioOf(then) - 1) > STRETCHED) return "a stretched copy";
  if (now.width !== then.width) return undefined;
  const [sharpness, before] = await Promise.all(bytesOf().map(async (bytes) => (await loadSharp()(bytes).stats()).sharpness));
  return (sharpness ?? 0) < LEAST_SHARP * (before ?? 0) ? "a blurred copy" : undefined;
};

/** Pictures that show what they showed in an earlier version, but stretched, blurred, mirrored or upside down. */
export const distortedPictures = async ({ folder, documents, media }: SiteContent, earlier: EarlierVersion): Promise<Problem[]> => {
  const named = documents.flatMap((document) => mediaNamed(document).map((one) => ({ document, ...one })));
  const problems = named.map(async ({ document, path, field }): Promise<Problem[]> => {
    const now = media.get(path);
    const bytes = now?.shades && earlier.changed.has(path) ? earlier.bytesOf(path) : undefined;
    const then = bytes && (await inspect(path, bytes));
    if (!now || !bytes || !then?.shades) return [];
    const accident = await accidentOf(now, then, () => [readFileSync(join(folder, path)), bytes]);
    if (accident === undefined) return [];
    const what = `is content/${path}, now ${accident} of what it was in ${earlier.name}`;
    return [problemAt(document, field.path, `${what}. If unintended, export it again`)];
  });
  return (await Promise.all(problems)).flat();
};
