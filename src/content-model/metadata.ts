import { z } from "zod";
import type { Language } from "../notation/language";
import { copy, entry, previewFile, slug } from "./fields";

/** The longest title, before the product's name is added. */
const TITLE_LIMIT = 60;
/** The longest description that search results show. */
const DESCRIPTION_LIMIT = 160;

const localised = (id: string, description: string, max: number) =>
  z
    .strictObject({
      en: copy(`${description} In English.`, max),
      ar: copy(`${description} In Arabic.`, max).optional(),
    } satisfies Readonly<Record<Language, z.ZodType>>)
    .meta({ id });

/** A preview picture's alternative text by language. */
export const previewAltModel = localised("LocalisedPreviewAlt", "What the preview picture shows.", 160);

const pagePreviewModel = entry(
  "PagePreview",
  { src: previewFile("The page's own preview picture."), alt: previewAltModel },
  "The page's own preview picture. Without it the site's shared ones are shown.",
);

/** A page's metadata for search engines and link previews. */
export const metadataModel = entry("PageMetadata", {
  name: slug("The page's own name in the metadata, such as family-offices. Never shown; two pages cannot share one."),
  title: localised("LocalisedTitle", "The page's title without the product's name, which is added automatically.", TITLE_LIMIT),
  metaDescription: localised("LocalisedMetaDescription", "The description search engines show.", DESCRIPTION_LIMIT),
  description: localised("LocalisedDescription", "The description link previews show.", 200),
  keywords: copy("Keywords, separated by commas.", 240),
  preview: pagePreviewModel.optional(),
  canonical: z.string().meta({ description: "The page's own address, with https://{host} in front.", graphql: "@href" }),
});
