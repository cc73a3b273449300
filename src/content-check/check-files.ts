import { basename, dirname, join, posix } from "node:path";
import type { FileHints } from "../content-model/fields";
import type { Gathered } from "./gathered-content";
import { didYouMean, type Problem, quote } from "./problem";
import { problemAt } from "./read-content";
import { type Inspection, inspect } from "./read-media";

const missing = (path: string, { media }: Gathered): string => {
  const beside = [...media].filter((other) => dirname(other) === dirname(path)).map((other) => basename(other));
  const same = beside.find((other) => other.toLowerCase() === basename(path).toLowerCase());
  return same === undefined
    ? `does not exist. ${didYouMean(basename(path), beside, "Add the file, or correct the name")}`
    : `is called ${quote(same)}. Write capitals as the file has them, or rename it`;
};

/** What is wrong with a file in its field. */
const unfit = ({ fault, bytes, size }: Inspection, { width = 0, height = 0, isExact, mostBytes }: FileHints): string | undefined => {
  if (bytes > mostBytes) return `has ${Math.ceil(bytes / 1_000)} kB. Make it at most ${mostBytes / 1_000} kB`;
  if (fault !== undefined || !size) return fault;
  const fits = isExact ? size.width === width && size.height === height : size.width >= width && size.height >= height;
  const wanted = width === 0 ? `${height} pixels high` : `${width}x${height} pixels`;
  return fits ? undefined : `has ${size.width}x${size.height} pixels. Use a picture of ${isExact ? "exactly" : "at least"} ${wanted}`;
};

/** Every file that a field names exists, is what its name says, and fits the field. */
export const checkFiles = async (site: Gathered, folder: string): Promise<Problem[]> => {
  const named = site.files.flatMap((file) => file.fields.map((field) => ({ file, ...field })));
  const found = named.map(async ({ file, path: field, value, schema }): Promise<Problem[]> => {
    if (!schema.file) return [];
    const path = posix.join(posix.dirname(file.path), value);
    const fault = site.media.has(path) ? unfit(await inspect(join(folder, path)), schema.file) : missing(path, site);
    return fault === undefined ? [] : [problemAt(file, field, `is content/${path}, which ${fault}`)];
  });
  return (await Promise.all(found)).flat();
};
