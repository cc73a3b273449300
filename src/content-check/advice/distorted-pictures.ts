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

/** How far two pictures of the same thing may differ after another export: the mean of their parts, of 255. */
const ALIKE = 6;
/** How far the proportions of a picture may change. */
const STRETCHED = 0.03;

const areAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.reduce((sum, shade, index) => sum + Math.abs(shade - (other[index] ?? 0)), 0) / one.length < ALIKE;

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
  if (!areAlike(one, other)) {
    if (areAlike(one.toReversed(), other)) return "an upside-down copy";
    return areAlike(
      rowsOf(one).flatMap((row) => row.toReversed()),
      other,
    )
      ? "the mirror image"
      : undefined;
  }
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
