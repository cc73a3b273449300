import { quote } from "../../content-model/words";
import { problemAt, readList, readSound, readText } from "../document";
import type { Problem } from "../problem";
import type { SitePage } from "../site-map";
import type { CrossCheck } from "./cross-check";

/** The section that links from all over the site expect on a page. */
const PURPOSES: Readonly<Record<string, string>> = { "/contact": "contact-form", "/faq": "faq", "/pricing": "pricing-table" };

/** Sections with a form, an address or a search: two on one page would interfere with each other. */
const ONCE = new Set([...Object.values(PURPOSES), "featured-in"]);

const checkPage = ({ document }: SitePage): Problem[] => {
  const types = readList(document.data, "sections").map((section) => readText(section, "type"));
  const path = readSound(document, "path") ?? "";
  const purpose = PURPOSES[path];
  const isMissing = purpose !== undefined && types.length > 0 && types.every((type) => type !== undefined) && !types.includes(purpose);
  return [
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
