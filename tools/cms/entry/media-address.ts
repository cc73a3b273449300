/**
 * Addresses of pictures and films. In content, they are relative to the file that names them: `../media/terrain/home.webp`. Decap knows
 * only a single media folder without subfolders, and shows absolute addresses, so there the same file is `/media/terrain:home.webp`.
 */
import { posix } from "node:path";

const MEDIA = "media";
const ADDRESS = `/${MEDIA}/`;

/** A file's name in the one folder that Decap sees; `path` is relative to `content/media/`. */
export const toMediaName = (path: string): string => path.replaceAll("/", ":");

/** The file behind such a name, relative to `content/media/`. */
export const fromMediaName = (name: string): string => name.replaceAll(":", "/");

/** The editor's address for a file named in content; `path` is the naming file's, relative to `content/`. */
export const toMediaAddress = (written: string, path: string): string => {
  const file = posix.join(posix.dirname(path), written);
  return file.startsWith(`${MEDIA}/`) ? ADDRESS + toMediaName(file.slice(MEDIA.length + 1)) : written;
};

/** The inverse: the path as written in the content file. */
export const fromMediaAddress = (address: string, path: string): string => {
  if (!address.startsWith(ADDRESS)) return address;
  const written = posix.relative(posix.dirname(path), posix.join(MEDIA, fromMediaName(address.slice(ADDRESS.length))));
  return written.startsWith(".") ? written : `./${written}`;
};
