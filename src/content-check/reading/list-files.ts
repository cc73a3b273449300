import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, extname, join, posix } from "node:path";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import { toSlug } from "../../content-model/tokens";
import { nearest, quote } from "../../content-model/words";
import { type Problem, problem, START, WHOLE_FILE } from "../problem";

/** A content file. */
export interface ContentFile {
  /** Relative to `content/`, with forward slashes. */
  path: string;
  kind: Kind;
}

/** The files under `content/`, and the problems of those that cannot be read at all. */
export interface Listing {
  files: ContentFile[];
  problems: Problem[];
  /** Content files that exist under a wrong name or as something other than a file, so they are not reported as missing. */
  misplaced: string[];
}

const GUIDE = "README.md";
const MEDIA = "media/";
/** Files that Gatsby treats as content in any folder. */
const TEXT = /\.(ya?ml|mdx)$/iu;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.(yaml|mdx)$/u;
/** The ending that file managers give the names of copies. */
const COPY = /(?:[ _-]copy(?: \d+)?| ?\(\d+\))\.\w+$/iu;
const PLACES = kinds.map(({ files }) => files);

const NOTHING: Listing = { files: [], problems: [], misplaced: [] };
const refuse = (path: string, message: string, meant = path): Listing => ({
  ...NOTHING,
  problems: [problem(path, START, WHOLE_FILE, message)],
  misplaced: [meant],
});

const together = (listings: readonly Listing[]): Listing => ({
  files: listings.flatMap(({ files }) => files),
  problems: listings.flatMap(({ problems }) => problems),
  misplaced: listings.flatMap(({ misplaced }) => misplaced),
});

/** Whether both Gatsby and the content check ignore a file: the guide, media, and other programs' hidden files. */
const isOther = (path: string, name: string): boolean =>
  path === GUIDE || ((path.startsWith(MEDIA) || name.startsWith(".")) && !TEXT.test(name));

/** The path of a name in a folder; `.` is content/ itself. */
const nameAfter = (folder: string, name: string): string => (folder === "." ? name : `${folder}/${name}`);

/** The content file that a wrong path was probably meant for: with another extension, or in a folder spelt like it or right for it. */
const meantPath = (path: string): string | undefined => {
  const [folder, name] = [posix.dirname(path), posix.basename(path)];
  const [stem = ""] = name.split(".");
  const folders = PLACES.map((place) => posix.dirname(place));
  const spelt = nearest(folder, folders) ?? folder;
  const candidates = [
    ...(name.endsWith(".mdx") ? folders.map((other) => nameAfter(other, name)) : []),
    ...[".yaml", ".mdx"].map((extension) => nameAfter(spelt, stem + extension)),
  ];
  return candidates.find((candidate) => kindOf(candidate) && FILE_NAME.test(posix.basename(candidate)));
};

const listFile = (path: string): Listing => {
  const name = basename(path);
  if (isOther(path, name)) return NOTHING;
  if (path.startsWith(MEDIA)) return refuse(path, "is a content file in the media folder. Move it to its own folder, or remove it");
  if (name.startsWith(".")) return refuse(path, "is hidden, but the site would read it. Rename or remove it");
  const kind = kindOf(path);
  if (!kind) {
    const meant = meantPath(path);
    const hint = meant === undefined ? "" : `Did you mean ${quote(meant)}? `;
    return refuse(path, `is not a content file. ${hint}Content files are ${PLACES.join(", ")}; pictures belong in media`, meant);
  }
  const files = [{ path, kind }];
  if (FILE_NAME.test(name)) return { ...NOTHING, files };
  const extension = extname(name);
  const slug = toSlug(basename(name, extension)) || "name";
  // A misnamed copy is reported only as a copy.
  if (COPY.test(name)) return refuse(path, `is a leftover copy. Delete it, or rename it to ${slug}${extension} if it is a file of its own`);
  return { ...refuse(path, `has a name that is not allowed in an address. Rename it, for example to ${slug}${extension}`), files };
};

const listEntry = async (folder: string, path: string, entry: Dirent): Promise<Listing> => {
  if (entry.isFile()) return listFile(path);
  if (!entry.isDirectory())
    return entry.name.startsWith(".") ? NOTHING : refuse(path, "is a link or a device instead of a file. Put the file itself in its place");
  if (kindOf(path)) return refuse(path, "is a folder where a content file should be. Rename or remove it");
  return listFolder(folder, `${path}/`);
};

/** Lists the content files of a folder and its subfolders. */
const listFolder = async (folder: string, prefix: string): Promise<Listing> => {
  let entries: Dirent[];
  try {
    entries = await readdir(join(folder, prefix), { withFileTypes: true });
  } catch (error) {
    const { code = "no reason given" } = error as NodeJS.ErrnoException;
    return refuse(prefix, `cannot be opened (${code}). Check that it is a readable folder`);
  }
  return together(await Promise.all(entries.map((entry) => listEntry(folder, `${prefix}${entry.name}`, entry))));
};

/** The content files that belong at these paths, if no listed file is there. */
export const filesAt = (paths: readonly string[], files: readonly ContentFile[]): ContentFile[] =>
  [...new Set(paths)].flatMap((path) => {
    const kind = kindOf(path);
    return kind && files.every((file) => file.path !== path) ? [{ path, kind }] : [];
  });

/** The path to sort by: `home.yaml` comes before `home copy.yaml`, so the copy is the one reported. */
const stemOf = (path: string): string => path.replace(/\.\w+$/u, "");

/** Lists the files under the folder `content/`, sorted by path. */
export const listContent = async (folder: string): Promise<Listing> => {
  const { files, ...others } = await listFolder(folder, "");
  return { files: files.sort((a, b) => (stemOf(a.path) < stemOf(b.path) ? -1 : 1)), ...others };
};
