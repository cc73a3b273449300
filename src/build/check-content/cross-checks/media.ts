import { readdirSync, statSync } from "node:fs";
import { basename, dirname, extname, join, posix } from "node:path";
import { fieldsWith, problemAt } from "../document";
import type { Fault } from "../problem";
import { didYouMean, list, quote } from "../words";
import type { CrossCheck } from "./cross-check";
import { hasBrace } from "./texts";

const MEDIA = "media/";

/** What a field may hold, by its name. */
const FORMATS: readonly { fields: readonly string[]; name: string; extensions: readonly string[] }[] = [
  { fields: ["src", "og", "twitter"], name: "picture", extensions: [".webp", ".png", ".jpg", ".jpeg", ".avif", ".svg"] },
  { fields: ["av1", "vp9", "h264", "video"], name: "video", extensions: [".mp4", ".webm"] },
  { fields: ["captions"], name: "file of captions", extensions: [".vtt"] },
];

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Whether a file stands under exactly this name; not every file system tells Hero.webp from hero.webp, but the web does. */
const standsExactly = (folder: string, path: string): boolean =>
  path.split("/").every((name, depth, names) => namesIn(join(folder, ...names.slice(0, depth))).includes(name));

const mediaProblem = (field: string, target: string, from: string, folder: string): string | Fault | undefined => {
  const path = posix.join(posix.dirname(from), target);
  if (!path.startsWith(MEDIA)) return `is ${quote(target)}, outside content/media. Put the file there and write ../media/name`;
  const file = join(folder, path);
  if (!standsExactly(folder, path)) {
    const mend = `${didYouMean(basename(path), namesIn(dirname(file)))}Add the file, or mend the name (capitals count)`;
    return { what: `is content/${path}, which does not exist`, mend, file: path };
  }
  const stats = statSync(file);
  if (!stats.isFile()) return `is content/${path}, which is a folder. Write the name of a file in it`;
  if (stats.size === 0) return `is content/${path}, which is empty. Put the real file there`;
  const format = FORMATS.find(({ fields }) => fields.includes(field));
  return !format || format.extensions.includes(extname(path).toLowerCase())
    ? undefined
    : `is content/${path}, which is no ${format.name}. Use a file that ends in ${list(format.extensions)}`;
};

/** Every picture and video that a field names is a file of `content/media`. */
export const checkMedia: CrossCheck = ({ documents, folder }) =>
  documents.flatMap((document) =>
    fieldsWith(document, "@fileByRelativePath")
      .filter(({ value }) => !hasBrace(value))
      .flatMap(({ path, value }) => {
        const message = mediaProblem(String(path.at(-1)), value, document.path, folder);
        return message === undefined ? [] : [problemAt(document, path, message)];
      }),
  );
