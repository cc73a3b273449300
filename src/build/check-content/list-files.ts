import { type Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import { toSlug } from "../../content-model/tokens";
import { type Problem, problem, START, WHOLE_FILE } from "./problem";
import { didYouMean } from "./words";

/** A file that holds content. */
export interface ContentFile {
  /** Relative to `content/`, with forward slashes. */
  path: string;
  kind: Kind;
}

/** The files under `content/`, and what is wrong with those that cannot be read at all. */
export interface Listing {
  files: ContentFile[];
  problems: Problem[];
}

const GUIDE = "README.md";
const MEDIA = "media/";
/** Files that Gatsby takes for content wherever they lie. */
const TEXT = /\.(ya?ml|mdx)$/iu;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.(yaml|mdx)$/u;
const PLACES = kinds.map(({ files }) => files);

const refuse = (path: string, message: string): Listing => ({ files: [], problems: [problem(path, START, WHOLE_FILE, message)] });
const NOTHING: Listing = { files: [], problems: [] };

const together = (listings: readonly Listing[]): Listing => ({
  files: listings.flatMap(({ files }) => files),
  problems: listings.flatMap(({ problems }) => problems),
});

/** Why a file is none of content, or undefined. */
const misplaced = (path: string): string | undefined => {
  if (path.startsWith(MEDIA)) return "is text among the media. Move it to where it belongs, or remove it";
  if (basename(path).startsWith(".")) return "is hidden, but the site would read it. Rename or remove it";
  return kindOf(path)
    ? undefined
    : `belongs to no kind of content. ${didYouMean(path, PLACES)}Files are ${PLACES.join(", ")}; pictures go into media`;
};

const listFile = (path: string): Listing => {
  const name = basename(path);
  const isOther = path === GUIDE || ((path.startsWith(MEDIA) || name.startsWith(".")) && !TEXT.test(name));
  if (isOther) return NOTHING;
  const kind = kindOf(path);
  const message = misplaced(path);
  if (!kind || message !== undefined) return refuse(path, message ?? "");
  const extension = extname(name);
  const suggestion = `${toSlug(basename(name, extension)) || "name"}${extension}`;
  return {
    files: [{ path, kind }],
    problems: FILE_NAME.test(name)
      ? []
      : refuse(path, `has a name that cannot stand in an address. Rename it, such as to ${suggestion}`).problems,
  };
};

const listEntry = async (folder: string, path: string, entry: Dirent): Promise<Listing> => {
  if (entry.isFile()) return listFile(path);
  if (!entry.isDirectory())
    return entry.name.startsWith(".") ? NOTHING : refuse(path, "is no file of its own, but a link or a device. Put the file itself here");
  if (kindOf(path)) return refuse(path, "is a folder, but a file of content should stand here. Rename or remove it");
  return listFolder(folder, `${path}/`);
};

/** Lists the files of a folder and of those in it. Hidden files that are no content, the editors' guide and media are passed over. */
const listFolder = async (folder: string, prefix: string): Promise<Listing> => {
  let entries: Dirent[];
  try {
    entries = await readdir(join(folder, prefix), { withFileTypes: true });
  } catch (error) {
    return refuse(
      prefix,
      `cannot be opened (${(error as NodeJS.ErrnoException).code ?? "no reason given"}). Make it a folder that may be read`,
    );
  }
  return together(await Promise.all(entries.map((entry) => listEntry(folder, `${prefix}${entry.name}`, entry))));
};

/** The files under the folder `content/`, by path. */
export const listContent = async (folder: string): Promise<Listing> => {
  const { files, problems } = await listFolder(folder, "");
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), problems };
};
