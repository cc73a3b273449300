import { basename } from "node:path";
import { kindOf } from "../../content-model/kinds";
import { expandHref } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { EarlierVersion } from "../../history/earlier-version";
import { readList, readText } from "../data";
import { type Problem, problem, START, WHOLE_FILE } from "../problem";
import { problemAt, readSound } from "../reading/document";
import { entriesOf } from "../reading/redirect-entries";
import type { SiteContent } from "../reading/site-content";
import { requiredPages } from "../reading/site-pages";
import { formerData } from "./comparison";

/** The addresses that a file's earlier text provided, as written: that of its page, or those of its redirects. */
const addressesIn = (path: string, text: string): (string | undefined)[] => {
  if (requiredPages.some(({ file }) => file === path)) return [];
  const kind = kindOf(path)?.name;
  if (kind === "audience") return [`/${basename(path, ".yaml")}`];
  if (kind === "redirects") return readList(formerData(path, text), "redirects").map((entry) => readText(entry, "from"));
  return kind === "page" || kind === "legal" ? [readText(formerData(path, text), "path")] : [];
};

/** Addresses of removed, moved or renamed pages that no redirect covers. */
export const lostAddresses = (content: SiteContent, { ref, name, changed, textOf }: EarlierVersion): Problem[] => {
  const { documents, pages, tokens } = content;
  const site = changed.has("site.yaml") ? textOf("site.yaml") : undefined;
  const product = site === undefined ? undefined : readText(formerData("site.yaml", site), "product", "name");
  const formerTokens = product === undefined ? tokens : { ...tokens, product };
  const isRenamed = formerTokens.product !== tokens.product;
  const redirects = documents.filter(({ kind }) => kind.name === "redirects").flatMap((document) => entriesOf(document, content));
  const working = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  const others = isRenamed ? documents.filter(({ text }) => text.includes("{product}")).map(({ path }) => path) : [];
  return [...new Set([...changed, ...others])].flatMap((path) => {
    const document = documents.find((one) => one.path === path);
    const field = document?.kind.name === "redirects" ? [] : ["path"];
    const former = changed.has(path) ? textOf(path) : document?.text;
    // The address of a page that is malformed now is unknown.
    if (former === undefined || (document && field.length > 0 && readSound(document, ...field) === undefined)) return [];
    return addressesIn(path, former).flatMap((written) => {
      const address = written && expandHref(written, formerTokens);
      if (address === undefined || working.has(address)) return [];
      const command = `\`npm run content:diff -- ${ref} --write-redirects\``;
      const fix = `${command} adds its redirect to content/redirects.yaml, if a page resembles it; otherwise add one there, from ${quote(address)}`;
      const message = `had the address ${quote(address)} in ${name}, which now leads nowhere. ${fix}`;
      return [document ? problemAt(document, field, message) : problem(path, START, WHOLE_FILE, message)];
    });
  });
};
