import { basename } from "node:path";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
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

/** A page links to other pages by path, and shows its own workflow. */
export const adviseOwnLinks: CrossCheck = (content) => [advisePaths, adviseWorkflows].flatMap((advise) => advise(content));
