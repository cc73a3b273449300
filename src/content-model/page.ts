import { z } from "zod";
import { copy, pagePath, sample } from "./fields";
import { metadataModel } from "./metadata";
import { sectionsOf } from "./section";

/** The address of the page that visitors see when an address does not exist. */
export const NOT_FOUND = "/404";

/** The sections that only one page may list, because its template alone imports their components. */
const ONLY_ON: Readonly<Record<string, string>> = {
  "featured-in": "content/pages/home.yaml",
  "contact-form": "content/pages/contact.yaml",
  "not-found": "content/pages/not-found.yaml",
};

/** What is wrong with a section that only another page may list; undefined for any other mistake. */
const misplaced = ({ input }: { input?: unknown }): string | undefined => {
  const page = ONLY_ON[String((input as { type?: unknown } | null)?.type)];
  return page && `may stand only on ${page}. Remove the section, or use another type`;
};

/** What every page has, below its address. GraphQL knows one type of section, whichever of them a kind of page may list. */
const contentOf = <Kind extends keyof typeof sectionsOf>(kind: Kind) => ({
  label: copy("The page's short name, in breadcrumbs.", 40),
  metadata: metadataModel,
  sections: z
    .array(z.discriminatedUnion("type", sectionsOf[kind], { error: misplaced }).meta({ graphqlType: "Section" }))
    .min(1)
    .max(24)
    .refine(([first]) => first === undefined || isOpening(first), {
      path: [0, "type"],
      message: "does not hold the page's main heading. Begin the page with a `hero`",
    })
    .refine((list) => list.filter(isOpening).length < 2, { message: "has two main headings. Keep one `hero`, at the top" })
    .meta({ description: "The page from top to bottom, one entry per section. The first holds the page's main heading." }),
  sample: sample("Write the page's own words"),
});

/** Whether a section holds a page's one first-level heading. */
const isOpening = ({ type }: { type: string }): boolean => type === "hero" || type === "not-found";

const path = pagePath("The page's address on this site, such as /pricing.");

/** A page whose address is fixed, because the site needs it there. */
const fixedPage = <Kind extends keyof typeof sectionsOf>(kind: Kind, address: string) =>
  z
    .strictObject({ path: z.literal(address).meta({ description: `Always ${address}.`, graphql: "@href" }), ...contentOf(kind) })
    .meta({ id: "SinglePage" });

/** `content/pages/home.yaml`. */
export const homeModel = fixedPage("home", "/");

/** `content/pages/contact.yaml`. */
export const contactModel = fixedPage("contact", "/contact");

/** `content/pages/not-found.yaml`. */
export const notFoundModel = fixedPage("notFound", NOT_FOUND);

/** `content/pages/*.yaml`: any other page that stands alone, such as pricing. */
export const singlePageModel = z.strictObject({ path, ...contentOf("common") }).meta({ id: "SinglePage" });

/** `content/audiences/<slug>.yaml`: a page for one audience; the file's name is its address. */
export const audienceModel = z.strictObject(contentOf("common")).meta({ id: "Audience" });
