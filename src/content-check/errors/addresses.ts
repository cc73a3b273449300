import { basename } from "node:path";
import { hasBrace, toSlug } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problem, START, WHOLE_FILE } from "../problem";
import { problemAt, readSound } from "../reading/document";
import { ownerOfPage } from "../reading/site-pages";
import { clashOfName } from "./product-addresses";

/** A valid page path. */
export const PAGE_PATH = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/u;

/** Pages that visitors would never see, because something else answers at their address. */
const checkTaken: CrossCheck = (content) =>
  content.pages.flatMap((page) => {
    const { document, path } = page;
    const owner = ownerOfPage(page);
    if (owner === undefined) return [];
    const whose = `which is reserved for ${owner}`;
    if (document.kind.name === "audience")
      return [problem(document.path, START, WHOLE_FILE, `makes the page ${path}, ${whose}. Give the file another name`)];
    const inPath = problemAt(document, ["path"], `is ${quote(path)}, ${whose}. Choose another address`);
    return [clashOfName(document, ["path"], { address: path, whose }, content) ?? inPath];
  });

/** Paths are valid. Audience pages are skipped: their addresses come from file names, which are checked elsewhere. */
const checkPaths: CrossCheck = ({ pages }) =>
  pages
    .filter((page) => page.isCertain && page.document.kind.name !== "audience" && ownerOfPage(page) === undefined)
    .filter(({ path }) => !hasBrace(path) && !PAGE_PATH.test(path))
    .map(({ document, path }) =>
      problemAt(
        document,
        ["path"],
        `is ${quote(path)}, which is not a valid path. Write it as /name or /name/part: lowercase letters, digits and single hyphens, without a / at the end`,
      ),
    );

const checkLegalSlugs: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "legal")
    .flatMap((document) => {
      const slug = readSound(document, "slug");
      const name = basename(document.path, ".mdx");
      return slug === undefined || slug === name
        ? []
        : [problemAt(document, ["slug"], `differs from the file's name. Write ${quote(name)}`)];
    });

/** The product's name is part of addresses, so at least one of its characters must be valid there. */
const checkProductName: CrossCheck = ({ documents }) =>
  documents
    .filter((document) => document.kind.name === "site" && toSlug(readSound(document, "product", "name") ?? "product") === "")
    .map((document) =>
      problemAt(
        document,
        ["product", "name"],
        "has no letter or digit that is allowed in an address. Use at least one Latin letter or digit",
      ),
    );

/** Addresses can be used as written. */
export const checkAddresses: CrossCheck = (content) =>
  [checkPaths, checkTaken, checkLegalSlugs, checkProductName].flatMap((check) => check(content));
