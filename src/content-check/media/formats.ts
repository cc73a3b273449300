/** The file formats that the site shows or offers for download, and formats often mistaken for them. */
import { basename, extname } from "node:path";
import { toSlug } from "../../content-model/tokens";

/** A kind of file. */
export interface Format {
  /** Its name with an article, as in a sentence. */
  name: string;
  /** Its short name. */
  short: string;
  /** Matches its first bytes, read as Latin-1. */
  begins: RegExp;
  /** Its file extensions; a format without any is listed only to be recognised. */
  extensions: readonly string[];
  /** Largest file, in bytes. */
  mostBytes: number;
  /** What to do with a file that has this format by mistake. */
  fix?: string;
}

const PICTURE_BYTES = 20_000_000;
/** The largest file that some static hosts accept. */
const FILM_BYTES = 25_000_000;
const AS_PICTURE = "Save it as WebP, PNG or JPEG";
const AS_FILM = "Save it as MP4";

const unusable = (name: string, begins: RegExp, fix: string): Format => ({ name, short: name, begins, extensions: [], mostBytes: 0, fix });

/** A file's format is the first one whose `begins` matches. */
const table = {
  jpeg: { name: "a JPEG picture", short: "JPEG", begins: /^\xff\xd8\xff/u, extensions: [".jpg", ".jpeg"], mostBytes: PICTURE_BYTES },
  png: { name: "a PNG picture", short: "PNG", begins: /^\x89PNG\r\n/u, extensions: [".png"], mostBytes: PICTURE_BYTES },
  webp: { name: "a WebP picture", short: "WebP", begins: /^RIFF.{4}WEBP/su, extensions: [".webp"], mostBytes: PICTURE_BYTES },
  gif: unusable("a GIF picture", /^GIF8/u, AS_PICTURE),
  avif: unusable("an AVIF picture", /^.{4}ftypavi[fs]/su, AS_PICTURE),
  heic: unusable("a HEIC photograph", /^.{4}ftyp(hei|hev|mif|msf)/su, AS_PICTURE),
  tiff: unusable("a TIFF picture", /^(II\*\0|MM\0\*)/u, AS_PICTURE),
  quicktime: unusable("a QuickTime film", /^.{4}(ftypqt|moov|wide)/su, AS_FILM),
  mp4: { name: "an MP4 film", short: "MP4", begins: /^.{4}ftyp/su, extensions: [".mp4"], mostBytes: FILM_BYTES },
  webm: { name: "a WebM film", short: "WebM", begins: /^.E\xdf\xa3.{0,60}\x42\x82.webm/su, extensions: [".webm"], mostBytes: FILM_BYTES },
  matroska: unusable("a Matroska film", /^.E\xdf\xa3/u, AS_FILM),
  pdf: { name: "a PDF document", short: "PDF", begins: /^%PDF-\d/u, extensions: [".pdf"], mostBytes: PICTURE_BYTES },
  archive: unusable("an archive or an Office document", /^PK\W\W/u, "Save it in the format of its file extension"),
  lfs: unusable("a placeholder of Git LFS", /^version https:\/\/git-lfs/u, "Fetch the file itself: git lfs pull"),
  html: unusable("a web page", /^(\xef\xbb\xbf)?\s*<(!doctype\s+html|html)/iu, "Save the file itself, not the page that shows it"),
  svg: {
    name: "an SVG drawing",
    short: "SVG",
    begins: /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!DOCTYPE)/iu,
    extensions: [".svg"],
    mostBytes: 200_000,
  },
  vtt: { name: "a file of captions", short: "WebVTT", begins: /^(\xef\xbb\xbf)?WEBVTT/u, extensions: [".vtt"], mostBytes: 200_000 },
} satisfies Readonly<Record<string, Format>>;

/** The name of a format in the table. */
export type FormatName = keyof typeof table;

export const formats: Readonly<Record<FormatName, Format>> = table;

const names = Object.keys(table) as FormatName[];

/** The extensions of all files allowed in `content/media`. */
export const mediaExtensions: readonly string[] = names.flatMap((name) => formats[name].extensions);

/** The form of names in `content/media`, which are the same on every system and valid in addresses. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/u;

/** What is wrong with the name of a file; the path is relative to `content/`. */
export const nameFault = (path: string): string | undefined => {
  if (path.split("/").every((name) => NAME.test(name))) return undefined;
  const extension = extname(path);
  const plain = toSlug(basename(path, extension)) || "name";
  return `has a name that is not allowed in an address. Rename it, for example to ${plain}${extension.toLowerCase()}`;
};

/** A file's format by its extension. */
export const formatByName = (path: string): FormatName | undefined =>
  names.find((name) => formats[name].extensions.includes(extname(path)));

/** A file's format by its first bytes. */
export const formatByBytes = (bytes: Buffer): FormatName | undefined => {
  const head = bytes.toString("latin1", 0, 200);
  return names.find((name) => formats[name].begins.test(head));
};

/** A size in kB or MB, rounded up. */
export const megabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
