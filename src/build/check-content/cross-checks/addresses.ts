import { basename } from "node:path";
import { toSlug } from "../../../content-model/tokens";
import { problemAt, readSound } from "../document";
import { quote } from "../words";
import type { CrossCheck } from "./cross-check";
import { hasBrace } from "./texts";

/** A path as pages are given one. */
export const PAGE_PATH = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/u;

/** Written paths; those of audiences come from file names, which have a rule of their own. */
const checkPaths: CrossCheck = ({ pages }) =>
  pages
    .filter(({ document, path, isCertain }) => isCertain && document.kind.name !== "audience" && !hasBrace(path) && !PAGE_PATH.test(path))
    .map(({ document, path }) =>
      problemAt(
        document,
        ["path"],
        `is ${quote(path)}. Write it as /name or /name/part: small letters, digits and single hyphens, no / at the end`,
      ),
    );

const checkLegalSlugs: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "legal")
    .flatMap((document) => {
      const slug = readSound(document, "slug");
      const name = basename(document.path, ".mdx");
      return slug === undefined || slug === name ? [] : [problemAt(document, ["slug"], `differs from the file's name. Write ${name}`)];
    });

/** The product's name stands in addresses, so an address must be left of it. */
const checkProductName: CrossCheck = ({ documents }) =>
  documents
    .filter((document) => document.kind.name === "site" && toSlug(readSound(document, "product", "name") ?? "product") === "")
    .map((document) =>
      problemAt(document, ["product", "name"], "has no letter that can stand in an address. Use at least one Latin letter or digit"),
    );

/** Whether addresses can be used as they are written. */
export const checkAddresses: CrossCheck = (situation) =>
  [checkPaths, checkLegalSlugs, checkProductName].flatMap((check) => check(situation));
