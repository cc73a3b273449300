import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";

/** The content folders that contain pages, in the order in which they are searched. */
const PAGE_FOLDERS = ["pages", "audiences"];

/** A section in the content. */
export interface SectionExample {
  type: string;
  /** Its file, from the repository's root. */
  file: string;
  /** Its page's address. */
  path: string;
  /** Its place on the page, counted from 0. */
  index: number;
  /** Its original YAML as a list entry, preceded by a comment naming the file. */
  yaml: string;
}

/** The lines of an entry, indented so that its hyphen is at the margin. */
const entryLines = (text: string, { range }: YAMLMap): string => {
  const [start = 0, end = 0] = range ?? [];
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  const [first = "", ...others] = text.slice(start, end).trimEnd().split("\n");
  return [`- ${first}`, ...others.map((line) => line.slice(Math.max(column - 2, 0)))].join("\n");
};

/** The sections of a page's YAML, from top to bottom; `file` is its name from the repository's root. */
export const sectionsOf = (text: string, file: string): SectionExample[] => {
  const document = parseDocument(text);
  const sections = document.get("sections");
  const slug =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.yaml$/u, "") ?? "";
  const written = document.get("path");
  const path = typeof written === "string" ? written : `/${slug}`;
  return (isSeq(sections) ? sections.items : []).filter(isMap).map((section, index) => ({
    type: String(section.get("type")),
    file,
    path,
    index,
    yaml: `# ${file}\n${entryLines(text, section)}\n`,
  }));
};

/** The first section of each type, by type, searching the pages in alphabetical order. The content must pass the content check. */
export const findExamples = async (contentFolder: string): Promise<ReadonlyMap<string, SectionExample>> => {
  const files = await Promise.all(
    PAGE_FOLDERS.map(async (folder) => (await readdir(join(contentFolder, folder))).sort().map((name) => `${folder}/${name}`)),
  );
  const pages = await Promise.all(
    files.flat().map(async (file) => sectionsOf(await readFile(join(contentFolder, file), "utf8"), `content/${file}`)),
  );
  const backwards = pages.flat().reverse();
  return new Map(backwards.map((example) => [example.type, example]));
};
