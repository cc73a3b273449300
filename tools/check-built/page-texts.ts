/** The texts that the content puts on each page, for tests to find in the build and in a browser. */
import { read, readList, readText } from "../../src/content-check/data";
import type { ContentDocument } from "../../src/content-check/reading/document";
import { folded } from "../../src/content-check/reading/likeness";
import { proseOf } from "../../src/content-check/reading/prose";
import { shownBy } from "../../src/content-check/reading/shown-files";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import type { SitePage } from "../../src/content-check/reading/site-pages";
import { expandTokens } from "../../src/content-model/tokens";
import type { ContentPath } from "../../src/content-model/visit-strings";

/** A paragraph of the content, as visitors read it. */
export interface PageText {
  /** Tokens replaced, white space as single spaces. */
  text: string;
  /** Where it comes from, such as `content/pages/about.yaml:22`. */
  place: string;
  /** Whether it is visible only with scripts: without them it is in the page's data alone. */
  needsScripts: boolean;
}

/** Fields of sections, by type, that are not shown without scripts: `true` for the whole section. */
const NEED_SCRIPTS: Readonly<Record<string, RegExp | true>> = {
  // The list comes from the provider's API.
  "featured-in": true,
  // Without scripts the form cannot be sent, so it is left out.
  "contact-form": /^(fields|subjects|submit|submitting|success|failure|botCheckNotice|privacy)\b/u,
  faq: /^(searchLabel|searchPlaceholder|clearSearch|resultOne|resultMany|noMatch)$/u,
  // One file answers for every missing path.
  "not-found": /^coordinates$/u,
  // Shown with its slot filled in, so the text as written is nowhere.
  "fee-comparison": /^shareLabel$/u,
  // Only the first of several pictures is shown. A phone's pictures have no numbers, and therefore no captions.
  products: /\.slides\.(?:[1-9]\d*\.alt|\d+\.callouts\.\d+\.text)$/u,
};
/** Fields never shown in a page's body: its name in lists of pages, its metadata, and the alternative text of a film's poster. */
const ELSEWHERE = /^(label|metadata\b.*|sections\.\d+\.film\.poster\.alt)$/u;
/** Fields of `site.yaml` in every page's footer. All others are names of controls, or used only in tokens. */
const IN_FOOTER = /^(company\.(tagline|address\.\d+|email|phone|statement|copyright)|social\.\d+\.label|consent\.settings)$/u;

/** Fields shown in a page's head. */
const IN_HEAD = /^metadata\.((title|metaDescription|description)\.en|keywords)$/u;

const paragraphs = (text: string, { tokens }: SiteContent): string[] =>
  expandTokens(text, tokens)
    .split(/\n{2,}/u)
    .map(folded)
    .filter((paragraph) => paragraph !== "");

const needsScripts = ({ data }: ContentDocument, [first, index, ...field]: ContentPath): boolean => {
  const needs = first === "sections" ? NEED_SCRIPTS[readText(readList(data, "sections")[Number(index)], "type") ?? ""] : undefined;
  return needs === true || needs?.test(field.join(".")) === true;
};

/** A leader's name is not shown while it is a sample. */
const isHiddenName = ({ data }: ContentDocument, path: ContentPath): boolean =>
  path.at(-3) === "leaders" && path.at(-1) === "name" && read(data, ...path.slice(0, -1), "sample") === true;

const textsOf = (
  document: ContentDocument,
  content: SiteContent,
  isMeant: (field: string) => boolean = () => true,
): (PageText & { field: string })[] =>
  proseOf(document)
    .map((prose) => ({ ...prose, field: prose.path.join(".") }))
    .filter(({ field, path }) => !isHiddenName(document, path) && isMeant(field))
    .flatMap(({ value, field, path, place }) =>
      paragraphs(value, content).map((text) => ({
        text,
        field,
        place: `content/${document.path}:${place().line}`,
        needsScripts: needsScripts(document, path),
      })),
    );

/** The texts of a page's body, from all of its files. */
export const textsOfPage = ({ document }: SitePage, content: SiteContent): PageText[] => [
  ...textsOf(document, content, (field) => !ELSEWHERE.test(field)),
  ...readList(document.data, "sections")
    .flatMap((section) => shownBy(section, content))
    .flatMap((shown) => textsOf(shown, content)),
];

const named = ({ documents }: SiteContent, name: string): ContentDocument[] => documents.filter(({ kind }) => kind.name === name);

/** The texts of every page's header and footer. */
export const textsOfFrame = (content: SiteContent): PageText[] => [
  ...named(content, "navigation").flatMap((document) => textsOf(document, content)),
  ...named(content, "site").flatMap((document) => textsOf(document, content, (field) => IN_FOOTER.test(field))),
];

/** The texts of a page's head: its title, which ends with the product's name, and what search engines and previews show. */
export const textsOfHead = ({ document }: SitePage, content: SiteContent): PageText[] =>
  textsOf(document, content, (field) => IN_HEAD.test(field)).map((entry) =>
    entry.field === "metadata.title.en" ? { ...entry, text: `${entry.text} | ${expandTokens("{product}", content.tokens)}` } : entry,
  );
