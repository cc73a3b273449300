/** The building blocks of the tables of invalid cases. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../content-model/kinds";
import { sectionModel } from "../../content-model/section";
import { tokenNames } from "../../content-model/tokens";
import { list } from "../../content-model/words";
import { iconNames } from "../../content-model/workflow";
import { VALID_CONTENT } from "../valid-content.testing";

/** A text of a file, and its replacement. */
export type Edit = readonly [written: string, instead: string];

/** An invalid content folder: the valid content with some changes. */
export interface InvalidCase {
  /** Files that are removed. */
  without?: readonly string[];
  /** Replacements in files of the valid content; each replaced text must occur in its file. */
  edits?: Readonly<Record<string, readonly Edit[]>>;
  /** Files created during the test, with their content. */
  made?: Readonly<Record<string, () => string | Uint8Array | Promise<Uint8Array>>>;
  /** The errors that the content check prints, to the letter. */
  lines: readonly string[];
  /** The advice that it prints, to the letter; undefined when the case is not about advice. */
  advice?: readonly string[];
}

export const ICONS = list(iconNames);
export const SECTIONS = list(sectionModel.options.map(({ shape }) => shape.type.value));
export const TOKENS = tokenNames.map((name) => `{${name}}`).join(", ");
export const FILES = kinds.map(({ files }) => files).join(", ");

/** Makes cases for one field, given how its value is inserted and how a problem with it is printed. */
const inPlace = <Written, Said>(file: string, editsOf: (written: Written) => readonly Edit[], lineOf: (said: Said) => string) => {
  const print = (said: readonly Said[]): string[] => said.map((one) => `content/${file}:${lineOf(one)}`);
  return {
    /** A case with these errors and any advice. */
    wrong: (written: Written, ...errors: readonly Said[]): InvalidCase => ({ edits: { [file]: editsOf(written) }, lines: print(errors) }),
    /** A case with this advice and no errors. */
    advised: (written: Written, ...advice: readonly Said[]): InvalidCase => ({
      edits: { [file]: editsOf(written) },
      lines: [],
      advice: print(advice),
    }),
    /** A case with exactly these errors and this advice. */
    both: (written: Written, errors: readonly Said[], advice: readonly Said[]): InvalidCase => ({
      edits: { [file]: editsOf(written) },
      lines: print(errors),
      advice: print(advice),
    }),
  };
};

/** Makes cases for a file of the valid content, given some of its texts with replacements, and the printed lines without their path. */
const inFile = (file: string) =>
  inPlace(
    file,
    (edits: readonly Edit[]) => edits,
    (line: string) => line,
  );

export const home = inFile("pages/home.yaml");
export const contact = inFile("pages/contact.yaml");
export const notFound = inFile("pages/not-found.yaml");
export const advisers = inFile("audiences/advisers.yaml");
export const steps = inFile("workflows/advisers.yaml");
export const site = inFile("site.yaml");
export const menus = inFile("navigation.yaml");
export const faq = inFile("faq.yaml");
export const terms = inFile("legal/terms.mdx");

/** Makes cases for the text at `place`, given the expected column and message. An error is not repeated as advice. */
const inText = (file: string, place: string, editOf: (written: string) => Edit) => {
  const { both, advised } = inPlace(
    file,
    (written: string) => [editOf(written)],
    ([column, message]: readonly [number, string]) => `${place.replace("@", String(column))}  ${message}`,
  );
  return { both, advised, wrong: (written: string, ...errors: Parameters<typeof both>[1]): InvalidCase => both(written, errors, []) };
};

export const intro = inText("workflows/advisers.yaml", "2:@  intro", (written) => ["intro: Five steps.", `intro: ${written}`]);
export const description = inText("pages/home.yaml", "31:@  sections[1].items[0].description", (written) => [
  "description: They advise.",
  `description: ${JSON.stringify(written)}`,
]);
export const heading = inText("pages/home.yaml", "27:@  sections[1].heading", (written) => [
  "heading: Who we serve",
  `heading: ${written}`,
]);
/** The last paragraph of the terms. */
export const paragraph = inText("legal/terms.mdx", "25:@  (line)", (written) => [
  "See [above](#scope), or [the questions](/#general).",
  written,
]);

/** A file of the valid content with some of its words replaced. */
export const copyOf = (path: string, ...edits: readonly Edit[]): string =>
  edits.reduce((text, [written, instead]) => text.replace(written, () => instead), readFileSync(join(VALID_CONTENT, path), "utf8"));

/** The part of a valid file above the first `end`. */
export const headOf = (path: string, end = "sections:\n"): string => copyOf(path).split(end)[0] ?? "";

/** A file of redirects. */
export const redirectsOf = (...entries: readonly (readonly [from: string, to: string])[]): string =>
  `redirects:\n${entries.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

/** A register of figures. */
export const claims = (
  ...figures: readonly (readonly [key: string, value: string, more?: string, says?: string])[]
): InvalidCase["made"] => {
  const lines = figures.map(
    ([key, value, more = "", says = "A figure."]) => `  - { key: ${key}, value: "${value}", says: ${says}, ${more}asOf: "2026-11-01" }\n`,
  );
  return { "claims.yaml": () => `claims:\n${lines.join("")}` };
};

/** A valid audience file. */
export const ADVISERS = "audiences/advisers.yaml";

/** A valid page at an address. */
export const pageAt = (path: string, name: string): string =>
  `path: "${path}"\n${copyOf(ADVISERS, ["name: advisers", `name: ${name}`], ["{host}/advisers", `{host}${path}`])}`;

/** Another valid legal text, with some of its words replaced. */
export const imprint = (...edits: readonly Edit[]): string =>
  copyOf(
    "legal/terms.mdx",
    ["slug: terms\npath: /terms", "slug: imprint\npath: /imprint"],
    ["terms", "imprint"],
    ["https://{host}/terms", "https://{host}/imprint"],
    ...edits,
  );

/** A section with plans. */
export const pricingTable = (...plans: readonly (readonly [slug: string, name: string])[]): string =>
  "  - type: pricing-table\n    heading: Plans\n" +
  "    rows: { plan: Plan, bestFor: Best for, overview: Overview, features: Features, lines: [{ slug: deals, label: Deals }], none: None, addOns: Add-ons, price: Price }\n    plans:\n" +
  plans
    .map(
      ([slug, name]) =>
        `      - { slug: ${slug}, name: ${name}, price: On request, period: yearly, bestFor: Firms, overview: All of it., ` +
        "features: [{ line: deals, text: All }], addOns: [None], action: { label: Ask, href: /contact } }\n",
    )
    .join("");
