import { list } from "../../src/content-model/words";
import { Refusal } from "../support/refusal";

export interface DiffOptions {
  /** The commit to compare with. */
  ref: string;
  /** Output file for a page that also shows the pictures. */
  html: string | undefined;
  writesRedirects: boolean;
}

export const USAGE = `Usage: npm run content:diff -- COMMIT [options]   what a visitor would read differently from a branch, tag or commit

  --html FILE          also writes a page with the pictures before and after
  --write-redirects    writes where lost addresses lead now into content/redirects.yaml, and asks where that is unknown`;

export const OPTIONS = {
  html: { type: "string" },
  "write-redirects": { type: "boolean", default: false },
} as const;

interface Values {
  html?: string | undefined;
  "write-redirects": boolean;
}

/** The command's settings. Throws a Refusal for unknown arguments. */
export const readOptions = ([ref, ...others]: readonly string[], values: Values): DiffOptions => {
  if (ref === undefined) throw new Refusal("Name a commit: npm run content:diff -- main");
  if (others.length > 0) throw new Refusal(`Compare with one commit at a time, not ${list([ref, ...others])}.`);
  return { ref, html: values.html, writesRedirects: values["write-redirects"] };
};
