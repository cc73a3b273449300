import { basename } from "node:path";
import { kindOf } from "../../content-model/kinds";
import { expandHref } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { EarlierVersion } from "../earlier-version";
import { type Problem, problem, START, WHOLE_FILE } from "../problem";
import { problemAt, readSound, readText } from "../reading/document";
import { entriesOf } from "../reading/redirect-entries";
import type { SiteContent } from "../reading/site-content";
import { requiredPages } from "../reading/site-pages";
import { formerData } from "./comparison";

/** The address that a file gave its page in an earlier version, as written; undefined if it made none. */
const formerAddress = (path: string, { textOf }: EarlierVersion): string | undefined => {
  const text = textOf(path);
  const kind = kindOf(path)?.name;
  if (text === undefined || requiredPages.some(({ file }) => file === path)) return undefined;
  if (kind === "audience") return `/${basename(path, ".yaml")}`;
  return kind === "page" || kind === "legal" ? readText(formerData(path, text), "path") : undefined;
};

/** Addresses of pages that have gone or moved, and that no redirect catches. */
export const lostPages = (content: SiteContent, earlier: EarlierVersion): Problem[] => {
  const { documents, pages, tokens } = content;
  const redirects = documents.filter(({ kind }) => kind.name === "redirects").flatMap((document) => entriesOf(document, content));
  const working = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return [...earlier.changed].flatMap((path) => {
    const written = formerAddress(path, earlier);
    const address = written && expandHref(written, tokens);
    const document = documents.find((one) => one.path === path);
    if (address === undefined || working.has(address) || (document && readSound(document, "path") === undefined)) return [];
    const command = `\`npm run content:diff -- ${earlier.ref} --write-redirects\``;
    const fix = `${command} adds its redirect to content/redirects.yaml, if a page resembles it; otherwise add one there, from ${quote(address)}`;
    return [
      document
        ? problemAt(document, ["path"], `was ${quote(address)} in ${earlier.name}, and no redirect leads from there. ${fix}`)
        : problem(path, START, WHOLE_FILE, `was the page ${quote(address)} in ${earlier.name}, and no redirect leads from there. ${fix}`),
    ];
  });
};
