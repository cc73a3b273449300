import { z } from "zod";
import { copy, entry, list, slug } from "./fields";

/** A section of a page: `call-to-action` has the GraphQL type `CallToActionSection`. */
export const section = <Type extends string, Fields extends z.ZodRawShape>(type: Type, description: string, fields: Fields) =>
  entry(`${pascalCase(type)}Section`, { type: z.literal(type), ...fields }, description);

const pascalCase = (type: string): string => type.replace(/(?:^|-)(\w)/gu, (_whole, letter: string) => letter.toUpperCase());

/** Address of a section on its page, for links such as /#who-we-serve. */
export const anchor = slug("The section's address on its page: /page#anchor. Only needed when something links to it.").optional();

/** The small line above a heading. */
export const eyebrow = copy("The small line above the heading.", 40).optional();

/** A section's heading. */
export const heading = copy("The section's heading.", 90);

/** The sentences under a heading. */
export const intro = copy("One to three sentences under the heading.", 400).optional();

/** The fields of a section that begins with its heading; `HeadedBand` shows them. */
export const headed = { anchor, heading, intro };

/** A heading with a text below it, as in most lists. */
export const titledTextModel = entry("TitledText", { title: copy("The entry's heading.", 70), text: copy("One to three sentences.", 360) });

/** A list of `min` to `max` headings with a text. */
export const titledTexts = (min: number, max: number) => list(titledTextModel, min, max, `The entries, ${min} to ${max}.`);
