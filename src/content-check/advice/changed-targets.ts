import { quote } from "../../content-model/words";
import { isPlatformPath } from "../../services/platform-urls";
import { read, readText } from "../data";
import type { Problem } from "../problem";
import { addressIn, pathOf } from "../reading/addresses";
import { problemAt } from "../reading/document";
import type { SiteContent } from "../reading/site-content";
import type { Comparison } from "./comparison";

/** The fields that say where a link, or a redirect, leads. */
const TARGETS: readonly unknown[] = ["href", "to"];
/** The fields that name a place on a page. */
const NAMING: readonly unknown[] = ["anchor", "slug"];

const restOf = (entry: unknown, key: unknown): string => JSON.stringify(entry, (name, value: unknown) => (name === key ? "" : value));

/** Whether an address within the site, or a place on a page, still exists. */
const exists = (address: string, { pages, documents }: SiteContent): boolean => {
  const [path, anchor] = [pathOf(address), address.split("#")[1]];
  const hasAnchor = documents.some(
    ({ anchors, strings }) =>
      anchors?.includes(anchor ?? "") === true || strings.some((text) => NAMING.includes(text.path.at(-1)) && text.value === anchor),
  );
  return (path === "" || isPlatformPath(path) || pages.some((page) => page.path === path)) && (anchor === undefined || hasAnchor);
};

/**
 * Links within the site, and redirects, that lead elsewhere than in an earlier version, though their words are the same and the old target
 * still exists.
 */
export const changedTargets = ({ document, former, earlier: { name } }: Comparison, content: SiteContent): Problem[] =>
  document.strings.flatMap(({ path, value }) => {
    const [key, before] = [path.at(-1), readText(former, ...path)];
    if (!TARGETS.includes(key) || before === undefined || before === value) return [];
    const [now, then] = [document.data, former].map((data) => restOf(read(data, ...path.slice(0, -1)), key));
    if (now !== then || !exists(addressIn(before, content.tokens), content)) return [];
    return [
      problemAt(document, path, `was ${quote(before)} in ${name}, and the words beside it are the same. If unintended, change it back`),
    ];
  });
