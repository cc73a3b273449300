import type { EarlierVersion } from "../earlier-version";
import { inspect } from "../media/inspect";
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

/** Pictures that show what they showed in an earlier version, but stretched or upside down. */
export const distortedPictures = async ({ documents, media }: SiteContent, earlier: EarlierVersion): Promise<Problem[]> => {
  const named = documents.flatMap((document) => mediaNamed(document).map((one) => ({ document, ...one })));
  const problems = named.map(async ({ document, path, field }): Promise<Problem[]> => {
    const now = media.get(path);
    const bytes = now?.shades && earlier.changed.has(path) ? earlier.bytesOf(path) : undefined;
    const then = bytes && (await inspect(path, bytes));
    if (!now?.shades || !then?.shades) return [];
    const ratioOf = ({ width = 1, height = 1 }: typeof now): number => width / height;
    const isStretched = areAlike(now.shades, then.shades) && Math.abs(ratioOf(now) / ratioOf(then) - 1) > STRETCHED;
    const isTurned = !areAlike(now.shades, then.shades) && areAlike(now.shades.toReversed(), then.shades);
    if (!isStretched && !isTurned) return [];
    const what = `is content/${path}, now ${isStretched ? "a stretched copy" : "an upside-down copy"} of what it was in ${earlier.name}`;
    return [problemAt(document, field.path, `${what}. Export it again in its own proportions, the right way up`)];
  });
  return (await Promise.all(problems)).flat();
};
