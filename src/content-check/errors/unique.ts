import type { VisitedString } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";
import { readText } from "../data";
import { isOfFrame } from "../frame-ids";
import { problem, START, THIS_LINE } from "../problem";
import { type ContentDocument, problemAt } from "../reading/document";
import { ownerOfPage } from "../reading/site-pages";
import { repeated } from "../repeated";
import { clashOfName } from "./product-addresses";

const checkPaths: CrossCheck = (content) =>
  repeated(
    content.pages.filter((page) => page.isCertain && ownerOfPage(page) === undefined),
    ({ path }) => path,
    ({ document, path }, first) => {
      const whose = `which content/${first.document.path} makes already`;
      return (
        clashOfName(document, ["path"], { address: path, whose }, content) ??
        problemAt(
          document,
          document.kind.name === "audience" ? [] : ["path"],
          `makes the page ${path}, ${whose}. Give one of them another address`,
        )
      );
    },
  );

const checkNames: CrossCheck = ({ pages }) =>
  repeated(
    pages.flatMap(({ document }) => {
      const name = readText(document.data, "metadata", "name");
      return name === undefined ? [] : [{ document, name }];
    }),
    ({ name }) => name,
    ({ document, name }, first) =>
      problemAt(document, ["metadata", "name"], `is ${quote(name)}, as in content/${first.document.path}. Give each page its own name`),
  );

/** Fields that name their entry. */
const NAMING: readonly unknown[] = ["slug", "anchor", "key"];

/** Anchors and the slugs of questions must be unique on their page; other slugs only in their list. */
const scopeOf = ({ kind }: ContentDocument, path: VisitedString["path"]): string =>
  kind.name === "faq" || path.at(-1) === "anchor" ? "" : path.slice(0, -2).join(".");

const checkSlugs: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    repeated(
      document.strings.filter(({ path }) => NAMING.includes(path.at(-1))),
      ({ path, value }) => `${scopeOf(document, path)}:${value}`,
      ({ path, value }, first) =>
        problemAt(document, path, `is ${quote(value)}, which line ${document.locate(first.path).line} already uses. Give each its own`),
    ),
  );

/** No two legal texts are identical: one has probably been pasted over the other. */
const checkBodies: CrossCheck = ({ documents }) =>
  repeated(
    documents.filter(({ texts, isComplete }) => isComplete && texts.length > 0),
    ({ texts }) => texts.map(({ value }) => value).join("\n"),
    ({ path, texts }, first) =>
      problem(
        path,
        texts[0]?.placeAt(0) ?? START,
        THIS_LINE,
        `has the same text as content/${first.path}. Restore the right text in one of them`,
      ),
  );

/** No anchor or slug is an id of the page frame, because links to it would lead to the frame. */
const checkFrame = inEachText(({ path, value }) =>
  ["anchor", "slug"].some((name) => name === path.at(-1)) && isOfFrame(value)
    ? `is ${quote(value)}, which is an id reserved by the page frame. Give it another name`
    : undefined,
);

/** Addresses and names are unique. */
export const checkUnique: CrossCheck = (content) =>
  [checkPaths, checkNames, checkSlugs, checkFrame, checkBodies].flatMap((check) => check(content));
