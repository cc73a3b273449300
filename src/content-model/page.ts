import { z } from "zod";
import { copy, entry, pagePath, sample } from "./fields";
import { metadataModel } from "./metadata";
import { type PageKind, sectionsOf } from "./section";
import { checkTogether } from "./section-rules";

/** The address of the page that visitors see when an address does not exist. */
export const NOT_FOUND = "/404";

/** How a message names each kind of page. */
const PAGES: Readonly<Record<PageKind, string>> = {
  home: "content/pages/home.yaml",
  contact: "content/pages/contact.yaml",
  audience: "content/audiences",
  page: "the other content/pages",
  notFound: "content/pages/not-found.yaml",
};

const typesOn = (kind: PageKind): readonly string[] => sectionsOf[kind].map(({ shape }) => shape.type.value);

/** The pages that may list a section of a type. */
export const placesOf = (type: string): string[] =>
  (Object.keys(PAGES) as PageKind[]).filter((kind) => typesOn(kind).includes(type)).map((kind) => PAGES[kind]);

/** What is wrong with a section that only other pages may list; undefined for any other mistake. */
const misplaced = ({ input }: { input?: unknown }): string | undefined => {
  const pages = placesOf(String((input as { type?: unknown } | null)?.type));
  return pages.length === 0 ? undefined : `may stand only on ${pages.join(", ")}. Remove the section, or use another type`;
};

const isAudiencePage = (types: readonly string[]): boolean =>
  types.includes("benefits") && (types.includes("workflow") || types.includes("steps")) && types.at(-1) === "call-to-action";

/** What every page has besides its address. GraphQL has a single section type, whichever sections a kind of page may list. */
const contentOf = <Kind extends PageKind>(kind: Kind) => ({
  label: copy("The page's short name, in breadcrumbs.", 40),
  metadata: metadataModel,
  sections: z
    .array(z.discriminatedUnion("type", sectionsOf[kind], { error: misplaced }).meta({ graphqlType: "Section" }))
    .min(1)
    .max(24)
    .superRefine(checkTogether)
    .refine((listed) => kind !== "contact" || listed.some(({ type }) => type === "contact-form"), {
      message: "has no `contact-form`, for which visitors come here. Add it",
    })
    .refine((listed) => kind !== "audience" || isAudiencePage(listed.map(({ type }) => type)), {
      message: "lack `benefits`, a `workflow` or `steps`, or a `call-to-action` at the end, which each audience page has. Add it",
    })
    .meta({ description: "The page from top to bottom, one entry per section. The first holds the page's main heading." }),
  sample: sample("Write the page's own words"),
});

const path = pagePath("The page's address on this site, such as /pricing.");

/** A page whose address is fixed, because the site needs it there. */
const fixedPage = <Kind extends PageKind>(kind: Kind, address: string) =>
  entry("SinglePage", { path: z.literal(address).meta({ description: `Always ${address}.`, graphql: "@href" }), ...contentOf(kind) });

/** `content/pages/home.yaml`. */
export const homeModel = fixedPage("home", "/");

/** `content/pages/contact.yaml`. */
export const contactModel = fixedPage("contact", "/contact");

/** `content/pages/not-found.yaml`. */
export const notFoundModel = fixedPage("notFound", NOT_FOUND);

/** `content/pages/*.yaml`: any other page that stands alone, such as pricing. */
export const singlePageModel = entry("SinglePage", { path, ...contentOf("page") });

/** `content/audiences/<slug>.yaml`: a page for one audience; the file's name is its address. */
export const audienceModel = entry("Audience", contentOf("audience"));
