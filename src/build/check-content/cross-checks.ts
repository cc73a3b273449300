/** Checks that look at more than one field or file. Each takes what was read and returns problems; none stops another. */
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../content-model/metadata";
import { MAIN_HEADING_SECTIONS } from "../../content-model/section";
import { expandHref, expandTokens, findTokens, isTokenName, tokenNames, type Tokens } from "../../content-model/tokens";
import { type ContentPath, type VisitedString, visitStrings } from "../../content-model/visit-strings";
import { type ContentDocument, readList, readText } from "./document";
import { pagePath, platformPaths, type SitePage } from "./site-map";

/** A problem that still stands at a path of a document. */
export interface Finding {
  document: ContentDocument;
  path: ContentPath;
  message: string;
  /** Its place, when the path alone does not tell (MDX text). */
  place?: { line: number; column: number };
}

/** What every check is given. */
export interface Situation {
  /** The folder `content/`, absolute. */
  folder: string;
  documents: readonly ContentDocument[];
  pages: readonly SitePage[];
  tokens: Tokens;
}

type Check = (situation: Situation) => Finding[];

const suggest = (word: string, known: readonly string[]): string => {
  const nearest = known.length > 0 ? closest(word, [...known]) : "";
  return nearest !== "" && distance(word, nearest) <= Math.max(2, Math.floor(nearest.length / 3)) ? `Did you mean ${nearest}? ` : "";
};

const strings = (document: ContentDocument): VisitedString[] => visitStrings(document.data, document.schema);

const hinted = (document: ContentDocument, directive: string): VisitedString[] =>
  strings(document).filter(({ schema }) => schema.graphql?.startsWith(directive) === true);

const KNOWN_TOKENS = tokenNames.map((name) => `{${name}}`).join(", ");

const unknownToken = (name: string): string => `names {${name}}, which is no token. ${suggest(name, tokenNames)}Known are ${KNOWN_TOKENS}.`;

const checkTokens: Check = ({ documents }) =>
  documents.flatMap((document) => [
    ...strings(document).flatMap(({ path, value, schema }) => {
      const names = findTokens(value).map(({ name }) => name);
      const allowed = schema.graphql === "@copy" || schema.graphql === "@href";
      if (!allowed && names.length > 0) return [{ document, path, message: "has a token where none is replaced. Write the value itself." }];
      const stray = /[{}]/u.test(value.replace(/\{[^{}]*\}/gu, ""));
      return [
        ...names.filter((name) => !isTokenName(name)).map((name) => ({ document, path, message: unknownToken(name) })),
        ...(stray ? [{ document, path, message: "has a single brace. Braces only enclose tokens, such as {product}; remove it." }] : []),
      ];
    }),
    ...document.tokens
      .filter(({ name }) => !isTokenName(name))
      .map(({ name, line, column }) => ({ document, path: [], place: { line, column }, message: unknownToken(name) })),
  ]);

/** Reports every value but the first of those that stand more than once. */
const duplicates = <Item>(items: readonly Item[], keyOf: (item: Item) => string, report: (item: Item, first: Item) => Finding): Finding[] => {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    return first === undefined ? [] : [report(item, first)];
  });
};

const checkUniquePaths: Check = ({ pages }) =>
  duplicates(
    pages,
    ({ path }) => path,
    ({ document, path }, first) => ({
      document,
      path: document.kind.name === "audience" ? [] : ["path"],
      message: `makes the page ${path}, which content/${first.document.path} makes already. Give one of them another address.`,
    }),
  );

const checkUniqueNames: Check = ({ pages }) =>
  duplicates(
    pages.flatMap(({ document }) => {
      const name = readText(document.data, "metadata", "name");
      return name === undefined ? [] : [{ document, name }];
    }),
    ({ name }) => name,
    ({ document, name }, first) => ({
      document,
      path: ["metadata", "name"],
      message: `is "${name}", as in content/${first.document.path}. Give each page a name of its own.`,
    }),
  );

/** Slugs and anchors become addresses within a page, so they must be unique within a file. */
const checkUniqueSlugs: Check = ({ documents }) =>
  documents.flatMap((document) => {
    const named = strings(document).filter(({ path }) => path.at(-1) === "slug" || path.at(-1) === "anchor");
    return duplicates(
      named,
      // Lists that are no addresses (tabs, cards, plans) only have to be unique among themselves.
      ({ path, value }) => (document.kind.name === "faq" || path.at(-1) === "anchor" ? value : `${path.slice(0, -2).join(".")}:${value}`),
      ({ path, value }, first) => ({
        document,
        path,
        message: `is "${value}", which stands in line ${document.locate(first.path).line} already. Give each its own.`,
      }),
    );
  });

const SUBJECT_PAGE = "/contact";

const linkProblem = (target: string, page: SitePage | undefined, { pages, documents, tokens }: Situation): string | undefined => {
  const href = expandHref(target, tokens);
  if (/^(https:|mailto:|tel:)/u.test(href)) return undefined;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/u.exec(href) ?? [];
  if (platformPaths.has(path)) return undefined;
  const known = pages.find((candidate) => candidate.path === (path === "" ? page?.path : path));
  if (!known && path !== "") {
    const paths = [...pages.map((candidate) => candidate.path), ...platformPaths];
    const slash = path.length > 1 && path.endsWith("/") ? "Addresses here have no / at the end. " : "";
    return `leads to ${path}, which is no page of this site. ${slash}${suggest(path, paths)}Write the address of a page, or https:// for another site.`;
  }
  if (hash !== "" && !known?.anchors.has(decodeURIComponent(hash.slice(1)))) {
    return `leads to ${hash}, which does not stand on ${known?.path ?? "this page"}. ${suggest(hash.slice(1), [...(known?.anchors ?? [])])}Give a section there \`anchor: ${hash.slice(1)}\`, or mend the link.`;
  }
  const subject = path === SUBJECT_PAGE ? new URLSearchParams(query).get("subject") : null;
  const subjects = documents.flatMap(({ data }) => readList(data, "sections").flatMap((section) => readList(section, "subjects").map(String)));
  return subject !== null && subjects.length > 0 && !subjects.includes(subject)
    ? `preselects the subject "${subject}", which the contact form does not offer. ${suggest(subject, subjects)}Use one of ${subjects.join(", ")}.`
    : undefined;
};

const checkLinks: Check = (situation) =>
  situation.documents.flatMap((document) => {
    const page = situation.pages.find((candidate) => candidate.document === document);
    const inData = hinted(document, "@href").filter(({ path }) => path.at(-1) === "href");
    return [
      ...inData.flatMap(({ path, value }) => {
        const message = linkProblem(value, page, situation);
        return message === undefined ? [] : [{ document, path, message }];
      }),
      ...document.targets
        .filter(({ kind }) => kind === "link")
        .flatMap(({ target, line, column }) => {
          const message = linkProblem(target, page, situation);
          return message === undefined ? [] : [{ document, path: [], place: { line, column }, message }];
        }),
    ];
  });

/** Whether a file stands on disk under exactly this name; not every file system tells Hero.webp from hero.webp. */
const existsExactly = (file: string): boolean => existsSync(file) && readdirSync(dirname(file)).includes(basename(file));

const mediaProblem = (document: ContentDocument, target: string, folder: string): string | undefined => {
  const file = join(folder, dirname(document.path), target);
  const fromMedia = relative(join(folder, "media"), file);
  if (fromMedia.startsWith("..")) return `is ${target}, outside content/media. Put the file there and write ../media/name.`;
  if (existsExactly(file)) return undefined;
  const neighbours = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  return `is content/media/${fromMedia.split(sep).join("/")}, which does not exist. ${suggest(basename(file), neighbours)}Add the file, or mend the name (capitals count).`;
};

const checkMedia: Check = ({ documents, folder }) =>
  documents.flatMap((document) => [
    ...hinted(document, "@fileByRelativePath").flatMap(({ path, value }) => {
      const message = mediaProblem(document, value, folder);
      return message === undefined ? [] : [{ document, path, message }];
    }),
    ...document.targets
      .filter(({ kind }) => kind === "picture")
      .map(({ line, column }) => ({
        document,
        path: [],
        place: { line, column },
        message: "is a picture, which legal texts do not show. Say it in words.",
      })),
  ]);

const checkWorkflows: Check = ({ documents }) => {
  const names = documents.filter(({ kind }) => kind.name === "workflow").map(({ path }) => basename(path, ".yaml"));
  return documents.flatMap((document) =>
    hinted(document, "@link")
      .filter(({ value }) => !names.includes(value))
      .map(({ path, value }) => ({
        document,
        path,
        message: `is "${value}", but there is no content/workflows/${value}.yaml. ${suggest(value, names)}Use one of ${names.join(", ")}.`,
      })),
  );
};

const checkMainHeading: Check = ({ documents }) =>
  documents
    .filter(({ kind, isValid }) => isValid && (kind.name === "page" || kind.name === "audience"))
    .flatMap((document) => {
      const types = readList(document.data, "sections").map((section) => readText(section, "type") ?? "");
      return types.flatMap((type, index) => {
        const isMain = MAIN_HEADING_SECTIONS.includes(type);
        if (index === 0 && !isMain) {
          return [{ document, path: ["sections", 0], message: "holds no main heading. Begin the page with a section of type `hero`." }];
        }
        return index > 0 && isMain
          ? [{ document, path: ["sections", index], message: "is a second main heading (h1). A page has one: remove it or use another section type." }]
          : [];
      });
    });

/** Lengths count as a visitor sees them, with tokens replaced and the product's name behind the title. */
const checkMetadata: Check = ({ pages, tokens }) =>
  pages.flatMap(({ document, path }) => {
    const metadata = (key: string, ...rest: string[]): string | undefined => readText(document.data, "metadata", key, ...rest);
    const title = `${expandTokens(metadata("title", "en") ?? "", tokens)} | ${tokens.product}`;
    const description = expandTokens(metadata("metaDescription", "en") ?? "", tokens);
    const canonical = expandHref(metadata("canonical") ?? "", tokens);
    const expected = `https://${tokens.host}${path}`;
    return [
      ...(title.length > TITLE_LIMIT
        ? [{ document, path: ["metadata", "title", "en"], message: `is ${title.length} characters with the product's name behind it. Shorten it to ${TITLE_LIMIT}.` }]
        : []),
      ...(description.length > DESCRIPTION_LIMIT
        ? [{ document, path: ["metadata", "metaDescription", "en"], message: `is ${description.length} characters with its tokens replaced. Shorten it to ${DESCRIPTION_LIMIT}.` }]
        : []),
      ...(metadata("canonical") !== undefined && canonical !== expected
        ? [{ document, path: ["metadata", "canonical"], message: `is ${canonical}, but the page stands at ${expected}. Write https://{host} and the page's path.` }]
        : []),
    ];
  });

const PATH = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/u;

const checkPathForm: Check = ({ pages }) =>
  pages
    .filter(({ path }) => !PATH.test(path))
    .map(({ document, path }) => ({
      document,
      path: document.kind.name === "audience" ? [] : ["path"],
      message:
        document.kind.name === "audience"
          ? `makes the page ${path}. Name the file with small letters, digits and single hyphens, such as wealth-managers.yaml.`
          : `is ${path}. Write it as /name or /name/part with small letters, digits and single hyphens, without / at the end.`,
    }));

const checkLegalSlugs: Check = ({ documents }) =>
  documents
    .filter(({ kind, path, data }) => kind.name === "legal" && readText(data, "slug") !== undefined && readText(data, "slug") !== basename(path, ".mdx"))
    .map((document) => ({ document, path: ["slug"], message: `differs from the file's name. Write ${basename(document.path, ".mdx")}.` }));

/** What the site cannot be built without. */
const requiredFiles = ["site.yaml", "navigation.yaml", "faq.yaml", "pages/not-found.yaml"] as const;

/** Files that are missing altogether, relative to `content/`. */
export const missingFiles = (paths: readonly string[]): string[] => requiredFiles.filter((file) => !paths.includes(file));

const checkHome: Check = ({ documents, pages, tokens }) => {
  const someValidPage = documents.find(({ kind }) => kind.name === "site");
  const hasUnreadPage = documents.some((document) => document.kind.name === "page" && pagePath(document, tokens) === undefined);
  return pages.some(({ path }) => path === "/") || hasUnreadPage || !someValidPage
    ? []
    : [{ document: someValidPage, path: [], message: "belongs to a site without a home page. Add content/pages/home.yaml with `path: /`." }];
};

/** All cross-checks, in no particular order. */
export const crossChecks: readonly Check[] = [
  checkTokens,
  checkUniquePaths,
  checkUniqueNames,
  checkUniqueSlugs,
  checkLinks,
  checkMedia,
  checkWorkflows,
  checkMainHeading,
  checkMetadata,
  checkPathForm,
  checkLegalSlugs,
  checkHome,
];
