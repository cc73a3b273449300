import { quote } from "../../content-model/words";
import { isPlatformPath } from "../../services/platform-urls";
import type { CrossCheck } from "../cross-check";
import { readText } from "../data";
import { fieldName } from "../problem";
import { addressIn, pathOf } from "../reading/addresses";
import { linksOf } from "../reading/document";
import { likeName } from "../reading/likeness";
import type { SitePage } from "../reading/site-pages";
import { linkProblem } from "./links";

/** Links on every page that have a fixed target. */
const FIXED: Readonly<Record<string, string>> = { "login.href": "/login", "consent.policy.href": "/cookies" };

/** The words of a link around the name of a page, such as "Read about the" and "page". */
const AROUND =
  /^(?:(?:(?:back|go|return) to|read(?: more)?(?: about)?|learn more about|more (?:about|for)|look at|see|visit|about|the|our) )+|(?<!^home) page$/gu;

const named = (words: string): string => likeName(likeName(words).replace(AROUND, ""));

/** The names of a page: in the breadcrumb, at its top and in its title. */
const namesOf = ({ path, document: { data } }: SitePage): string[] =>
  [
    ...[["label"], ["heading"], ["metadata", "title", "en"]].flatMap((key) => readText(data, ...key) ?? []),
    ...(path === "/" ? ["home page"] : []),
  ].map(likeName);

/** Fields that may contain a link's words, and those next to it whose words may name its clause. */
const LABELS = ["label", "linkLabel", "title"];
const BESIDE = [...LABELS, "text"];

/** The first clause that the words name, if the address leads to none of those named. */
const otherClause = (address: string, words: string): string | undefined => {
  const [, clause] = /#clause-([\d-]+)$/u.exec(address) ?? [];
  const [first, ...others] = [...words.matchAll(/\bclause (\d+(?:\.\d+)*)/giu)].map(([, number = ""]) => number);
  return clause === undefined || [first, ...others].includes(clause.replaceAll("-", ".")) ? undefined : first;
};

/** The two registration addresses, each with the words in labels and plans that belong to the other one. */
const REGISTRATIONS: Readonly<Record<string, { words: RegExp; plan: RegExp; meant: string }>> = {
  "/registration/investor": {
    words: /\bas an? (?:capital seeker|founder|issuer)\b/iu,
    plan: /\bcapital seekers?\b/iu,
    meant: "/registration/capital-seeker",
  },
  "/registration/capital-seeker": {
    words: /\bas an? (?:[\p{L}-]+ )?investor\b/iu,
    plan: /\binvestors?\b/iu,
    meant: "/registration/investor",
  },
};

const checkRegistrations: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], words, complain }) => {
      const label = words ?? readText(document.data, ...path.slice(0, -1), "label") ?? "";
      const other = REGISTRATIONS[written];
      const plan = path.includes("plans") ? (readText(document.data, ...path.slice(0, -2), "name") ?? "") : "";
      const isOfOther = other?.words.test(label) ?? false;
      if (!other || !(isOfOther || other.plan.test(plan))) return [];
      const contradiction = isOfOther ? `its label is ${quote(label)}` : `its plan is ${quote(plan)}`;
      const fix = `Write ${quote(other.meant)}, or correct the ${isOfOther ? "label" : "plan"}`;
      return [complain(`links to ${quote(written)}, but ${contradiction}. ${fix}`)];
    }),
  );

/** A link whose words are the name of a page leads to that page, and one that names a clause leads to that clause. */
const checkNames: CrossCheck = (content) => {
  const { documents, pages: all, tokens } = content;
  const pages = all
    .filter(({ document, isCertain }) => isCertain && document.isComplete)
    .map((page) => ({ path: page.path, names: namesOf(page) }));
  return documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], words, complain }) => {
      const address = addressIn(written, tokens);
      const to = pathOf(address);
      const isPage = (path: string): boolean => isPlatformPath(path) || pages.some((page) => page.path === path);
      const isKnown = isPage(to) || to.startsWith("https:");
      const fixed = FIXED[fieldName(path)];
      if (fixed !== undefined && fixed !== to && isPage(fixed) && isKnown)
        return [complain(`leads to ${quote(to)}, but this link is for ${fixed}. Write \`href: ${fixed}\``)];
      const read = (keys: readonly string[]): string[] =>
        words === undefined ? keys.flatMap((key) => readText(document.data, ...path.slice(0, -1), key) ?? []) : [words];
      const tab = path.at(-2) === "link" && path.includes("tabs") ? (readText(document.data, ...path.slice(0, -2), "label") ?? []) : [];
      const clause = otherClause(address, read(BESIDE).join(" "));
      if (clause !== undefined)
        return [complain(`leads to ${quote(written)}, but its words name clause ${clause}. Correct the address or the number`)];
      if (!isKnown || linkProblem(written, undefined, content, true) !== undefined) return [];
      // Legal texts also link to other firms' terms and policies.
      if (words !== undefined && to.startsWith("https:")) return [];
      // An entry may have a page's name as its title, but link to a section of another page.
      return [...read(address.includes("#") ? LABELS.filter((key) => key !== "title") : LABELS), ...[tab].flat()]
        .flatMap((label) => {
          const said = [likeName(label), named(label)];
          const meant = pages.filter(({ names }) => said.some((name) => names.includes(name)));
          return meant[0] && meant.every((page) => page.path !== to)
            ? [complain(`links to ${quote(to)}, but its label is ${quote(label)}, like ${meant[0].path}. Correct the address or the label`)]
            : [];
        })
        .slice(0, 1);
    }),
  );
};

/** Links lead where their words say. */
export const checkNamedLinks: CrossCheck = (content) => [...checkNames(content), ...checkRegistrations(content)];
