import type { EarlierVersion } from "../../history/earlier-version";
import type { ContentDocument } from "../reading/document";
import { readFrontMatter, readYamlFile } from "../reading/gatsby-yaml";
import { readMdx, splitFrontMatter } from "../reading/read-mdx";

/** A file and its text in an earlier version; the lines of both texts end in LF. */
export interface Comparison {
  document: ContentDocument;
  earlier: EarlierVersion;
  formerText: string;
  /** The earlier data; undefined if they did not parse, and then not compared. */
  former: unknown;
  /** The earlier headings of a legal text, by address. */
  formerHeadings: ReadonlyMap<string, string>;
}

/** Parses the earlier text of a file; undefined if it does not parse. */
export const formerData = (path: string, text: string): unknown => {
  try {
    return path.endsWith(".yaml") ? readYamlFile(text) : readFrontMatter(splitFrontMatter(text).frontMatter ?? "");
  } catch {
    return undefined;
  }
};

/** Compares a file with an earlier version; undefined when it is unchanged, is new, or cannot be read. */
export const compare = async (document: ContentDocument, earlier: EarlierVersion): Promise<Comparison | undefined> => {
  const [text = "", formerText] = [document.text, earlier.textOf(document.path)].map((one) => one?.replaceAll("\r\n", "\n"));
  if (formerText === undefined || document.data === undefined) return undefined;
  return {
    document: { ...document, text },
    earlier,
    formerText,
    former: formerData(document.path, formerText),
    formerHeadings: document.kind.name === "legal" ? (await readMdx(formerText)).headings : new Map(),
  };
};
