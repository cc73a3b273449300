import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readList, readText } from "../data";
import type { Problem } from "../problem";
import { problemAt, readSound } from "../reading/document";
import type { SitePage } from "../reading/site-pages";

/** The section that links throughout the site expect on a page. */
const PURPOSES: Readonly<Record<string, string>> = { "/contact": "contact-form", "/faq": "faq", "/pricing": "pricing-table" };

/** Sections with a form, a search or addresses of their own: two on one page would interfere with each other. */
const ONCE = new Set([...Object.values(PURPOSES), "featured-in", "workflow"]);

/** The sections that an audience page needs below its hero, one of each group. The last group must be at the page's end. */
const OF_AUDIENCES = [["benefits"], ["steps", "workflow"], ["call-to-action"]];

/** Reports what an audience page lacks, for example because its file was cut off. */
const checkAudience = ({ document }: SitePage, types: readonly (string | undefined)[]): Problem[] => {
  if (document.kind.name !== "audience" || types.length === 0 || types.includes(undefined)) return [];
  const missing = OF_AUDIENCES.find((kinds) => !kinds.some((kind) => types.includes(kind)));
  const isOpen = types.at(-1) !== "call-to-action";
  if (!missing && !isOpen) return [];
  const what = missing ? `has no section of the type ${missing.map(quote).join(" or ")}` : "does not end in a `call-to-action`";
  return [problemAt(document, ["sections"], `${what}, which every audience's page needs. Add it, or restore what the file has lost`)];
};

const checkPage = (page: SitePage): Problem[] => {
  const { document } = page;
  const types = readList(document.data, "sections").map((section) => readText(section, "type"));
  const path = readSound(document, "path") ?? "";
  const purpose = PURPOSES[path];
  const isMissing = purpose !== undefined && types.length > 0 && types.every((type) => type !== undefined) && !types.includes(purpose);
  return [
    ...checkAudience(page, types),
    ...(isMissing
      ? [problemAt(document, ["sections"], `has no section of the type ${quote(purpose)}, which is what ${path} is for. Add it`)]
      : []),
    ...types.flatMap((type, index) =>
      type !== undefined && ONCE.has(type) && types.indexOf(type) < index
        ? [problemAt(document, ["sections", index], `is a second section of the type ${quote(type)}. Keep one of the two`)]
        : [],
    ),
  ];
};

/** Pages with a purpose contain its section, exactly once. */
export const checkPagePurpose: CrossCheck = ({ pages }) => pages.flatMap(checkPage);
