import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EarlierVersion } from "../earlier-version";
import { inspect } from "../media/inspect";
import { loadSharp } from "../media/load-sharp";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import { mediaNamed } from "../reading/media-named";
import type { SiteContent } from "../reading/site-content";

/** How alike two pictures are by the brightness of their parts: 1 the same, -1 one the negative of the other, 0 unlike. */
const alike = (one: readonly number[], other: readonly number[]): number => {
  const [mine, its] = [one, other].map((shades) => {
    const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
    return shades.map((shade) => shade - mean);
  });
  const product = (a: readonly number[] = [], b: readonly number[] = []): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return product(mine, its) / (Math.sqrt(product(mine, mine) * product(its, its)) || 1);
};

const ROW = 8;
const rowsOf = (shades: readonly number[]): number[][] => Array.from({ length: ROW }, (_, row) => shades.slice(row * ROW, (row + 1) * ROW));

/** Accidents and how to undo them: undone, the picture is almost what it was. */
const ACCIDENTS: readonly { what: string; undo: (shades: readonly number[]) => number[] }[] = [
  { what: "the negative", undo: (shades) => shades.map((shade) => 255 - shade) },
  { what: "the mirror image", undo: (shades) => rowsOf(shades).flatMap((row) => row.toReversed()) },
  { what: "an upside-down copy", undo: (shades) => shades.toReversed() },
  { what: "a copy turned top to bottom", undo: (shades) => rowsOf(shades).toReversed().flat() },
];
/** How alike it must be once undone, and the likeness below which it counts as changed. */
const [SAME, OTHER] = [0.97, 0.7];

/** How far a picture's pixels differ from their neighbours, compared with how far they differ at all: a darker copy is as sharp. */
const sharpnessOf = async (bytes: Buffer): Promise<number> => {
  const sharp = loadSharp();
  const deviation = async (image: ReturnType<typeof sharp>): Promise<number> =>
    (await sharp(await image.png({ compressionLevel: 0 }).toBuffer()).stats()).channels[0]?.stdev ?? 0;
  const grey = sharp(bytes).greyscale();
  const edges = grey.clone().convolve({ width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 });
  return (await deviation(edges)) / ((await deviation(grey)) || 1);
};
/** The share of sharpness left by blurring; recompression leaves more. */
const BLURRED = 0.6;
/** How far the proportions of a picture may change. */
const STRETCHED = 0.03;

/** Pictures that have become blurred or stretched, the negative or the mirror image of what they were, or been turned upside down. */
export const changedPictures = async (
  { folder, documents, media }: SiteContent,
  { ref, name, changed, bytesOf }: EarlierVersion,
): Promise<Problem[]> => {
  const named = documents.flatMap((document) => mediaNamed(document).map((one) => ({ document, ...one })));
  const found = await Promise.all(
    named
      .filter(({ path }) => changed.has(path))
      .map(async ({ document, path, field }) => {
        const { shades: now, width = 1, height = 1 } = media.get(path) ?? {};
        const bytes = now && bytesOf(path);
        const before = bytes && (await inspect(path, bytes));
        const then = before?.shades;
        if (!now || !bytes || !then) return [];
        const isSame = alike(now, then) > SAME;
        const isStretched = isSame && Math.abs((width * (before.height ?? 1)) / (height * (before.width ?? 1)) - 1) > STRETCHED;
        const isBlurred = async (): Promise<boolean> =>
          width === before.width && (await sharpnessOf(readFileSync(join(folder, path)))) < BLURRED * (await sharpnessOf(bytes));
        if (alike(now, then) > OTHER && !isStretched && !(isSame && (await isBlurred()))) return [];
        const same = isStretched ? "a stretched copy" : "a blurred copy";
        const accident = isSame ? same : ACCIDENTS.find(({ undo }) => alike(undo(now), then) > SAME)?.what;
        const what = `is content/${path}, now ${accident} of what it was in ${name}`;
        const fix = `If unintended, \`git restore --source=${ref} content/${path}\` brings it back`;
        return accident !== undefined ? [problemAt(document, field.path, { what, fix })] : [];
      }),
  );
  return found.flat();
};
