/**
 * The building blocks of all content. A block defines what the content check accepts, what an editor reads while typing
 * (JSON Schema), and how GraphQL resolves the value (`graphql`, `graphqlType`).
 */
import { z } from "zod";
import { previewSize } from "../theme/design-tokens";

/** What a field's file must be like. */
export interface FileHints {
  /** The formats that fit, by file extension. */
  formats: readonly FileFormat[];
  /** The size in pixels: the least allowed, or the exact one. */
  width?: number;
  height?: number;
  isExact?: true;
  mostBytes: number;
}

/** The formats of files in `content/media`. */
export type FileFormat = "webp" | "png" | "jpg" | "jpeg" | "svg" | "mp4" | "vtt";

declare module "zod" {
  /** What the GraphQL schema (`src/node/schema.ts`) and the content check need besides a field's JSON type. */
  interface GlobalMeta {
    /** Directive that resolves the value, for example `@copy`. */
    graphql?: string;
    /** The type that the value resolves to, if it differs from its own, for example `File`. */
    graphqlType?: string;
    /** Whether the text is the address of a link. */
    isLink?: true;
    /** The most characters of a text with its tokens replaced; see {@link figure}. */
    shownLength?: number;
    /** Whether the text, with its tokens replaced, must be an amount to calculate with. */
    isAmount?: true;
    /** Whether the text may contain an exhibit's notation, such as {+added+}; see `exhibit.ts`. */
    isMarked?: true;
    /** In a text that defines a token: the tokens that are replaced in it. Any other might lead back to it. */
    tokens?: readonly string[];
    /** What to replace a sample with; see {@link sample}. */
    fix?: string;
    file?: FileHints;
  }
}

/** The longest address that every browser and server accepts. */
export const LONGEST_ADDRESS = 2_000;
const NO_DATE = 'is not a day of the calendar. Write it as "2025-03-01", in straight quotes';

/** A text that is not empty or blank. */
const text = (max: number) =>
  z.string().regex(/\S/u, { message: "is empty. Write the text, or remove the line if it may be left out" }).max(max);

/** Words that a visitor reads, at most `max` characters; tokens such as `{product}` are replaced. */
export const copy = (description: string, max: number, hints: z.GlobalMeta = {}) =>
  text(max).meta({ description: `${description} At most ${max} characters.`, graphql: "@copy", ...hints });

/** A choice of words, without hyphens. Components receive a union type, `Queries.<graphqlType>`. */
export const choice = <Word extends string>(graphqlType: string, words: readonly [Word, ...Word[]], description: string) =>
  z.enum(words).meta({ description, graphqlType });

/** Values filled into copy in the browser; see `src/components/text.ts`. */
type SlotName = "n" | "total" | "first" | "last" | "day" | "share" | "amount";

/** Copy that must contain each of these slots in this order, such as `[n]`: `copyWithSlots("Name of a slide.", 40, ["n", "total"])`. */
export const copyWithSlots = (description: string, max: number, names: readonly SlotName[]) => {
  const slots = names.map((name) => `[${name}]`);
  const inWords = slots.join(" and ");
  const hasThese = (written: string): boolean => {
    const found = [...new Set(written.match(/\[[^\]]*\]/gu))];
    return found.length === slots.length && slots.every((slot, index) => found[index] === slot);
  };
  return text(max)
    .refine((written) => written.trim() === "" || hasThese(written), {
      message: `needs ${inWords}${names.length === 1 ? ", which is" : " in this order, which are"} filled in, and no other brackets. Write them letter by letter`,
    })
    .meta({
      description: `${description} ${inWords} ${names.length === 1 ? "is" : "are"} filled in. At most ${max} characters.`,
      graphql: "@copy",
    });
};

/**
 * Copy that is little more than a figure, at most `max` characters when shown (the content check counts them). The written text may be
 * longer, because a token's name often is.
 */
export const figure = (description: string, max: number) =>
  text(80).meta({ description: `${description} At most ${max} characters, with its tokens replaced.`, graphql: "@copy", shownLength: max });

/** An entry with these fields and no others; `id` is the name of its GraphQL type. */
export const entry = <Fields extends z.ZodRawShape>(id: string, fields: Fields, description?: string) =>
  z.strictObject(fields).meta({ id, description });

/** A list of `min` to `max` entries. */
export const list = <Model extends z.ZodType>(model: Model, min: number, max: number, description: string) => {
  const entries = z.array(model);
  return (min === max ? entries.length(min) : entries.min(min).max(max)).meta({ description });
};

/** Several pieces of copy, one after the other. */
export const copyList = (description: string, { min, max, characters }: { min: number; max: number; characters: number }) =>
  list(copy("One entry.", characters), min, max, `${description} ${min} to ${max} entries.`);

/** The address of a page on this site, such as `/pricing` or `/{product}-360`. */
export const pagePath = (description: string) =>
  z
    .string()
    .regex(/^\/(?:[a-z0-9{}-]+(?:\/[a-z0-9{}-]+)*)?$/u, {
      message: "is not a page's path. Write it like /pricing: lowercase letters, digits and hyphens, without a / at the end",
    })
    .max(LONGEST_ADDRESS)
    .meta({ description, graphql: "@href" });

/** Part of an address: lowercase letters, digits and hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, { message: "is not a valid slug. Use lowercase letters, digits and single hyphens" })
    .meta({ description });

const megabytes = (bytes: number): string => (bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`);

/** A file in `content/media/`, relative to the YAML file that names it. */
const mediaFile = (description: string, file: FileHints) => {
  const [example = ""] = file.formats;
  return z
    .string()
    .regex(new RegExp(`^\\.\\.?/media/(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.(?:${file.formats.join("|")})$`, "u"), {
      message: `is not the name of a file that fits here. Write it as ../media/name.${example}, without spaces; it may end in ${file.formats.join(", ")}`,
    })
    .meta({
      description: `${description} At most ${megabytes(file.mostBytes)}.`,
      graphqlType: "File",
      graphql: "@fileByRelativePath",
      file,
    });
};

/** A raster picture, which the build resizes for browsers. It must be at least as large as it is shown. */
export const pictureFile = (description: string, width: number, height: number) =>
  mediaFile(`${description} WebP, PNG or JPEG, at least ${width}x${height} pixels.`, {
    formats: ["webp", "png", "jpg", "jpeg"],
    width,
    height,
    mostBytes: 20_000_000,
  });

/** A word-mark, shown 40 pixels high. */
export const markFile = (description: string) =>
  mediaFile(`${description} SVG without scripts, or WebP, PNG or JPEG at least 80 pixels high.`, {
    formats: ["svg", "webp", "png", "jpg", "jpeg"],
    height: 80,
    mostBytes: 200_000,
  });

/** A picture that other sites show beside a link to a page. */
export const previewFile = (description: string) =>
  mediaFile(`${description} JPEG or PNG, exactly ${previewSize.width}x${previewSize.height} pixels.`, {
    formats: ["jpg", "jpeg", "png"],
    ...previewSize,
    isExact: true,
    mostBytes: 1_000_000,
  });

/** A film; the limit is that of some static hosts. */
export const filmFile = (description: string) => mediaFile(description, { formats: ["mp4"], mostBytes: 25_000_000 });

/** A film that plays automatically behind the text, and that every visitor downloads. */
export const loopFile = (description: string) => mediaFile(description, { formats: ["mp4"], mostBytes: 4_000_000 });

export const captionsFile = (description: string) => mediaFile(description, { formats: ["vtt"], mostBytes: 200_000 });

/**
 * Marks a placeholder entry that must not go online. Never shown; `npm run check:launch` lists it with `fix`, which says what to replace it
 * with.
 */
export const sample = (fix: string) =>
  z
    .boolean()
    .meta({
      description: `true while this is a sample, which npm run check:launch lists; never shown. ${fix}, and remove this line.`,
      fix,
    })
    .optional();

/** A calendar day, as YYYY-MM-DD, in quotes. */
export const isoDate = (description: string) =>
  z.iso.date({ error: ({ code }) => (code === "invalid_format" ? NO_DATE : undefined) }).meta({ description });
