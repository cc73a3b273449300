/** The kinds of files that the site shows or offers, and those that are often taken for them. */
import { basename, extname } from "node:path";
import { toSlug } from "../../content-model/tokens";

/** A kind of file. */
export interface Format {
  /** As a sentence calls it. */
  name: string;
  /** How its first bytes read in Latin-1; the reader of a kind without says itself what is wrong. */
  begins: RegExp;
  /** How its names end; a kind without endings is known only to be told from the others. */
  extensions: readonly string[];
  /** Largest file, in bytes. */
  mostBytes: number;
  /** What is to be done with a file that is of this kind by mistake. */
  mend?: string;
}

const PICTURE_BYTES = 20_000_000;
/** Some static hosts take no larger file. */
const FILM_BYTES = 25_000_000;
const AS_PICTURE = "Save it as WebP, PNG or JPEG";
const AS_FILM = "Save it as MP4";

const unusable = (name: string, begins: RegExp, mend: string): Format => ({ name, begins, extensions: [], mostBytes: 0, mend });

/** The first whose beginning a file has is what the file is. */
const table = {
  jpeg: { name: "a JPEG picture", begins: /^\xff\xd8\xff/u, extensions: [".jpg", ".jpeg"], mostBytes: PICTURE_BYTES },
  png: { name: "a PNG picture", begins: /^\x89PNG\r\n/u, extensions: [".png"], mostBytes: PICTURE_BYTES },
  webp: { name: "a WebP picture", begins: /^RIFF.{4}WEBP/su, extensions: [".webp"], mostBytes: PICTURE_BYTES },
  gif: unusable("a GIF picture", /^GIF8/u, AS_PICTURE),
  avif: unusable("an AVIF picture", /^.{4}ftypavi[fs]/su, AS_PICTURE),
  heic: unusable("a HEIC photograph", /^.{4}ftyp(hei|hev|mif|msf)/su, AS_PICTURE),
  tiff: unusable("a TIFF picture", /^(II\*\0|MM\0\*)/u, AS_PICTURE),
  quicktime: unusable("a QuickTime film", /^.{4}(ftypqt|moov|wide)/su, AS_FILM),
  mp4: { name: "an MP4 film", begins: /^.{4}ftyp/su, extensions: [".mp4"], mostBytes: FILM_BYTES },
  webm: { name: "a WebM film", begins: /^.E\xdf\xa3.{0,60}\x42\x82.webm/su, extensions: [".webm"], mostBytes: FILM_BYTES },
  matroska: unusable("a Matroska film", /^.E\xdf\xa3/u, AS_FILM),
  pdf: { name: "a PDF document", begins: /^%PDF-\d/u, extensions: [".pdf"], mostBytes: PICTURE_BYTES },
  archive: unusable("an archive or an Office document", /^PK\W\W/u, "Save it as what its name says"),
  html: unusable("a web page", /^(\xef\xbb\xbf)?\s*<(!doctype\s+html|html)/iu, "Save the file itself, and not the page that shows it"),
  svg: { name: "an SVG drawing", begins: /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!DOCTYPE)/iu, extensions: [".svg"], mostBytes: 200_000 },
  vtt: { name: "a file of captions", begins: /^(\xef\xbb\xbf)?WEBVTT/u, extensions: [".vtt"], mostBytes: 200_000 },
} satisfies Readonly<Record<string, Format>>;

/** The name of a format in the table. */
export type FormatName = keyof typeof table;

export const formats: Readonly<Record<FormatName, Format>> = table;

const names = Object.keys(table) as FormatName[];

/** Endings of all files that may lie in `content/media`. */
export const mediaExtensions: readonly string[] = names.flatMap((name) => formats[name].extensions);

/** How the names of files and folders in `content/media` are written: the same on every system, and as they are in an address. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/u;

/** What is wrong with the name of a file; the path is relative to `content/`. */
export const nameFault = (path: string): string | undefined => {
  if (path.split("/").every((name) => NAME.test(name))) return undefined;
  const extension = extname(path);
  const plain = toSlug(basename(path, extension)) || "name";
  return `has a name that cannot stand in an address. Rename it, such as to ${plain}${extension.toLowerCase()}`;
};

/** What a file is by its name's ending. */
export const formatByName = (path: string): FormatName | undefined =>
  names.find((name) => formats[name].extensions.includes(extname(path)));

/** What a file is by its first bytes. */
export const formatByBytes = (bytes: Buffer): FormatName | undefined => {
  const head = bytes.toString("latin1", 0, 200);
  return names.find((name) => formats[name].begins.test(head));
};

/** A number of bytes in words, rounded up. */
export const megabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
