/**
 * The building blocks of all content. A block defines what the content check accepts, what an editor reads while typing
 * (JSON Schema), and how GraphQL resolves the value (`graphql`, `graphqlType`).
 */
import { z } from "zod";

/** What the GraphQL schema needs besides a field's JSON type; see `src/gatsby-hooks/define-schema.ts`. */
export interface GraphqlHints {
  /** Directive that resolves the value, for example `@copy`. */
  graphql?: string;
  /** The slots in the text, as "[n] and [total]"; see {@link copyWithSlots}. */
  slots?: string;
  /** The type that the value resolves to, if it differs from its own, for example `File`. */
  graphqlType?: string;
}

/** The encodings of films that browsers play. */
export type Codec = "av1" | "vp9" | "h264";

/** The requirements for a field's file; sizes are in pixels. */
export interface MediaHints {
  media?: "picture" | "mark" | "preview" | "film" | "captions";
  leastWidth?: number;
  leastHeight?: number;
  codec?: Codec;
  /** Whether the film repeats, without sound, behind a heading. */
  isLoop?: true;
  mostBytes?: number;
}

/** The longest address that every browser and server accepts. */
const LONGEST_ADDRESS = 2_000;

/** The longest figure as written, with its token's name. */
const FIGURE_AS_WRITTEN = 80;

const hinted = (description: string, hints: GraphqlHints) => ({ description, ...hints });

/** Words that a visitor reads, at most `max` characters; tokens such as `{product}` are replaced. */
export const copy = (description: string, max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .meta(hinted(`${description} At most ${max} characters.`, { graphql: "@copy" }));

/** A choice of words, without hyphens. Components receive a union type, `Queries.<graphqlType>`. */
export const choice = <Word extends string>(graphqlType: string, words: readonly [Word, ...Word[]], description: string) =>
  z.enum(words).meta(hinted(description, { graphqlType }));

/** Values filled into copy in the browser; see `src/components/fill-slots.ts`. */
export const slotNames = ["n", "total", "first", "last", "day", "share"] as const;

/** Copy that must contain each of these slots in this order, such as `[n]`: `copyWithSlots("Name of a slide.", 40, ["n", "total"])`. */
export const copyWithSlots = (description: string, max: number, names: readonly (typeof slotNames)[number][]) => {
  const slots = names.map((name) => `[${name}]`);
  const inWords = slots.join(" and ");
  const hasThese = (text: string): boolean => {
    const written = [...new Set(text.match(/\[[^\]]*\]/gu))];
    return written.length === slots.length && slots.every((slot, index) => written[index] === slot);
  };
  return z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text === "" || hasThese(text), {
      message: `needs ${inWords}${names.length === 1 ? ", which is" : " in this order, which are"} filled in, and no other brackets. Write them letter by letter`,
    })
    .meta(
      hinted(`${description} ${inWords} ${names.length === 1 ? "is" : "are"} filled in. At most ${max} characters.`, {
        graphql: "@copy",
        slots: inWords,
      }),
    );
};

/**
 * Copy that is little more than a figure, at most `max` characters when shown (the content check counts them). The written text may be
 * longer, because a token's name often is.
 */
export const figure = (description: string, max: number) =>
  z
    .string()
    .min(1)
    .max(FIGURE_AS_WRITTEN)
    .meta({ ...hinted(`${description} At most ${max} characters, with its tokens replaced.`, { graphql: "@copy" }), shownLength: max });

/** Several pieces of copy, one after the other. */
export const copyList = (description: string, limits: { min: number; max: number; characters: number }) =>
  z
    .array(copy("One entry.", limits.characters))
    .min(limits.min)
    .max(limits.max)
    .meta({ description: `${description} ${limits.min} to ${limits.max} entries.` });

/**
 * Where a link leads: a path on this site (`/pricing`, `/#who-we-serve`), a platform path
 * (`/login`, `/registration/...`), `https://...`, `mailto:` or `tel:`. In a path, `{product}` becomes the name as used in addresses.
 */
export const href = (description: string) =>
  z
    .string()
    .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/u, {
      message:
        "is not a usable address. Begin with / for a page of this site, or with https:// (http:// is not secure), mailto:, tel: or #",
    })
    .max(LONGEST_ADDRESS)
    .meta(hinted(description, { graphql: "@href" }));

/** The address of a page on this site, such as `/pricing` or `/{product}-360`. */
export const pagePath = (description: string) =>
  z
    .string()
    .regex(/^\/(?!\/)/u, { message: "is not a path. Begin it with /, such as /pricing" })
    .max(LONGEST_ADDRESS)
    .meta(hinted(description, { graphql: "@href" }));

/** Part of an address: lowercase letters, digits and hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, { message: "is not a valid slug. Use lowercase letters, digits and single hyphens" })
    .meta({ description });

/** An example of a file's name for each kind of media. */
const EXAMPLES = { picture: "name.webp", mark: "name.svg", preview: "name.jpg", film: "film/name.mp4", captions: "film/name.vtt" };

/** A file in `content/media/`, relative to the YAML file that names it; the hints tell the content check what to verify. */
const mediaFile = (description: string, hints: MediaHints & Required<Pick<MediaHints, "media">>) => {
  const example = hints.codec === "vp9" ? "film/name.webm" : EXAMPLES[hints.media];
  return z
    .string()
    .regex(/^\.{1,2}\//u, { message: `is not a relative file name. Write it from this file, such as ../media/${example}` })
    .meta({ ...hinted(description, { graphqlType: "File", graphql: "@fileByRelativePath" }), ...hints });
};

/** A raster picture, which the build resizes for browsers. It is at least as large as it is shown. */
export const pictureFile = (description: string, leastWidth: number, leastHeight: number) =>
  mediaFile(`${description} WebP, PNG or JPEG, at least ${leastWidth}x${leastHeight} pixels.`, {
    media: "picture",
    leastWidth,
    leastHeight,
  });

/** A word-mark, shown 40 pixels high. */
export const markFile = (description: string) =>
  mediaFile(`${description} SVG, or WebP, PNG or JPEG at least 80 pixels high.`, { media: "mark", leastHeight: 80 });

/** A picture that other sites show beside a link to a page. */
export const previewFile = (description: string) =>
  mediaFile(`${description} JPEG or PNG, exactly 1200x630 pixels, at most 1 MB.`, { media: "preview", mostBytes: 1_000_000 });

/** A film in one encoding. */
export const filmFile = (description: string, codec: Codec) => mediaFile(description, { media: "film", codec });

/** A film that plays automatically behind the text, in one encoding: every visitor downloads it. */
export const loopFile = (description: string, codec: Codec) =>
  mediaFile(`${description} At most 4 MB.`, { media: "film", codec, mostBytes: 4_000_000, isLoop: true });

/** The captions of a film. */
export const captionsFile = (description: string) => mediaFile(description, { media: "captions" });

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a day written as YYYY-MM-DD exists: not 30 February. */
export const isCalendarDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

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

/** A calendar day in the past, as YYYY-MM-DD, in quotes. */
export const isoDate = (description: string) =>
  z
    .string()
    .regex(ISO_DATE, { message: 'is not written as a date. Write it as "2025-03-01", in quotes' })
    .refine((day) => !ISO_DATE.test(day) || isCalendarDay(day), { message: "is not a date in the calendar. Write one that exists" })
    .meta({ description, isDay: true });

/** The name of another content file, which GraphQL resolves to that file's content. */
export const reference = (description: string, graphqlType: string) =>
  z
    .string()
    .min(1)
    .meta(hinted(description, { graphqlType, graphql: '@link(by: "slug")' }));
