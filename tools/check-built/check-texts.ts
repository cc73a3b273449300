import type { SiteContent } from "../../src/content-check/reading/site-content";
import { NOT_FOUND } from "../../src/content-check/reading/site-pages";
import type { Finding } from "./check-pages";
import { type PageText, textsOfFrame, textsOfHead, textsOfPage } from "./page-texts";
import { type BuiltPage, comparable } from "./read-page";

const FIX = "Rebuild: npm run build -- --clean";

/** Gatsby's files for a page: the page itself, and its data for visitors from another page. The 404 page is written twice. */
const filesFor = (path: string): { pages: string[]; data: string } => {
  if (path === NOT_FOUND) return { pages: ["404.html", "404/index.html"], data: "page-data/404.html/page-data.json" };
  const name = path.slice(1);
  return { pages: [name === "" ? "index.html" : `${name}/index.html`], data: `page-data/${name || "index"}/page-data.json` };
};

const missing = (file: string, texts: readonly PageText[], said: string): Finding[] =>
  texts
    .filter(({ text }) => !said.includes(comparable(text)))
    .map(({ text, place }): Finding => `public/${file}  does not contain “${text}” from ${place}. ${FIX}`);

/** What a built site contains besides its pages. */
interface BuiltData {
  /** The paths of all files, relative to `public/`. */
  files: readonly string[];
  /** What pages show only with scripts: all texts in their data. */
  data: string;
}

/** Texts that are missing from their pages, pages that are missing, and pages that come from no content. */
export const checkTexts = (built: readonly BuiltPage[], { files, data }: BuiltData, content: SiteContent): Finding[] => {
  const byFile = new Map(built.map((page) => [page.file, page]));
  const frame = textsOfFrame(content);
  const expected = new Set(content.pages.flatMap(({ path }) => [...filesFor(path).pages, filesFor(path).data]));
  // Gatsby writes this one for its own page of that name.
  expected.add("page-data/404/page-data.json");

  const ofPages = content.pages.flatMap((page) => {
    const { pages, data: dataFile } = filesFor(page.path);
    const texts = textsOfPage(page, content);
    return [
      ...pages.flatMap((file): Finding[] => {
        const found = byFile.get(file);
        if (!found) return [`public/${file}  is missing, although content/${page.document.path}:1 defines it. ${FIX}`];
        return [
          ...missing(file, textsOfHead(page, content), found.head),
          ...missing(file, [...texts.filter(({ needsScripts }) => !needsScripts), ...frame], found.said),
        ];
      }),
      ...missing(
        dataFile,
        texts.filter(({ needsScripts }) => needsScripts),
        data,
      ),
    ];
  });
  const surplus = files
    .filter((file) => (file.endsWith(".html") || file.endsWith("/page-data.json")) && !expected.has(file))
    .map((file): Finding => `public/${file}  does not come from content/. ${FIX}`);
  return [...ofPages, ...surplus];
};
