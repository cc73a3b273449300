import { basename } from "node:path";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readText } from "../data";
import { withoutOwnHost } from "../reading/addresses";
import { fieldsWith, linksOf, problemAt } from "../reading/document";

/** An address without its campaign parameters. */
const withoutCampaign = (href: string): string => href.replace(/(?<=[?&])utm_[^&#]*&?/gu, "").replace(/[?&](?=#|$)/u, "");

/** The site links to its own pages by path. Analytics would count a visitor who follows a campaign link as a new one. */
const advisePaths: CrossCheck = ({ documents, tokens }) =>
  documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, complain }) => {
      const path = ["{host}", tokens.host].reduce(withoutOwnHost, written);
      const plain = path.startsWith("/") ? withoutCampaign(path) : written;
      const [extra = ""] = /[?&](?:utm_[^&#]*(?:&utm_[^&#]*)*|(?=#|$))/u.exec(written) ?? [];
      const onPath = extra.length > 1 ? `has a tracking mark, ${quote(extra)}` : `has a ${quote(extra)} with nothing after it`;
      const what = path === written ? onPath : "uses a full address for one of our own pages";
      return plain === written ? [] : [complain(`${what}. Write ${quote(plain)}`)];
    }),
  );

/** A page shows the workflow that has its own name, if there is one, rather than that of another page. */
const adviseWorkflows: CrossCheck = ({ documents }) => {
  const names = (name: string) => documents.filter(({ kind }) => kind.name === name).map(({ path }) => basename(path, ".yaml"));
  return documents
    .filter(({ kind, path }) => kind.name === "audience" && names("workflow").includes(basename(path, ".yaml")))
    .flatMap((document) => {
      const own = basename(document.path, ".yaml");
      return fieldsWith(document, "@link")
        .filter(({ value }) => value !== own && names("audience").includes(value))
        .map(({ path, value }) => problemAt(document, path, `is ${quote(value)}, the workflow of another page. Write ${quote(own)}`));
    });
};

/** Words that name no target. */
const NEUTRAL = /^(?:(?:find out|learn|read|see|show|view) more|more|details|continue|next)$/iu;

/** Links in the sections of pages with the same words lead to the same page. Words with more than two targets do not name any. */
const adviseSameWords: CrossCheck = ({ documents }) => {
  const links = documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], complain }) => {
      const label = readText(document.data, ...path.slice(0, -1), "label");
      return path[0] !== "sections" || label === undefined || NEUTRAL.test(label)
        ? []
        : [{ label, written: written.replace(/#.*/u, ""), complain, file: document.path }];
    }),
  );
  return [...new Set(links.map(({ label }) => label))].flatMap((label) => {
    const alike = links.filter((link) => link.label === label);
    const targets = [...new Set(alike.map(({ written }) => written))].map((target) => alike.filter(({ written }) => written === target));
    const [most, odd, ...others] = targets.toSorted((one, other) => other.length - one.length);
    if (most?.[0] === undefined || odd === undefined || others.length > 0) return [];
    const { written, file } = most[0];
    return odd.map(({ complain }) =>
      complain(`does not lead to ${quote(written)}, as “${label}” does in content/${file}. Correct the address, or the words of the link`),
    );
  });
};

/** A page links to other pages by path, shows its own workflow, and does not lead elsewhere with the words of another link. */
export const adviseOwnLinks: CrossCheck = (content) => [advisePaths, adviseWorkflows, adviseSameWords].flatMap((advise) => advise(content));
