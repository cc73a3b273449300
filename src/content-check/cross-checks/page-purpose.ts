import { quote } from "../../content-model/words";
import { problemAt, readList, readSound, readText } from "../document";
import type { Problem } from "../problem";
import type { SitePage } from "../site-map";
import type { CrossCheck } from "./cross-check";

/** What a page exists for: links from all over the site lead there for it. */
const PURPOSES: Readonly<Record<string, string>> = { "/contact": "contact-form", "/faq": "faq", "/pricing": "pricing-table" };

/** Sections that hold a form, an address or a search of the whole page: two of them would answer for each other. */
const ONCE = new Set([...Object.values(PURPOSES), "featured-in"]);

const checkPage = ({ document }: SitePage): Problem[] => {
  const types = readList(document.data, "sections").map((section) => readText(section, "type"));
  const path = readSound(document, "path") ?? "";
  const purpose = PURPOSES[path];
  const isMissing = purpose !== undefined && types.length > 0 && types.every((type) => type !== undefined) && !types.includes(purpose);
  return [
    ...(isMissing
      ? [
          problemAt(
            document,
            ["sections"],
            `has no section of the type ${quote(purpose)}, which is what people come to ${path} for. Add it`,
          ),
        ]
      : []),
    ...types.flatMap((type, index) =>
      type !== undefined && ONCE.has(type) && types.indexOf(type) < index
        ? [problemAt(document, ["sections", index], `is a second section of the type ${quote(type)}. Keep one of the two`)]
        : [],
    ),
  ];
};

/** The pages that others lead to for one thing hold it, once. */
export const checkPagePurpose: CrossCheck = ({ pages }) => pages.flatMap(checkPage);
