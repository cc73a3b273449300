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

const restOf = (entry: unknown, key: unknown): string => JSON.stringify(entry, (name, value: unknown) => (name === key ? "" : value));

/** Links and redirects that lead elsewhere than in an earlier version, though their words are the same and the old target still exists. */
export const changedTargets = ({ document, former, earlier: { name } }: Comparison, { pages, tokens }: SiteContent): Problem[] =>
  document.strings.flatMap(({ path, value }) => {
    const [key, before] = [path.at(-1), readText(former, ...path)];
    if (!TARGETS.includes(key) || before === undefined || before === value) return [];
    const [now, then] = [document.data, former].map((data) => restOf(read(data, ...path.slice(0, -1)), key));
    const target = pathOf(addressIn(before, tokens));
    const isThere = target === "" || isPlatformPath(target) || pages.some((page) => page.path === target);
    if (now !== then || !isThere) return [];
    return [
      problemAt(document, path, `was ${quote(before)} in ${name}, and the words beside it are the same. If unintended, change it back`),
    ];
  });
