import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * What Node reads: an empty line, a comment that begins with #, or NAME=value; a quoted value may span several lines. A # that touches the
 * value also cuts it off. An indented comment or a line of spaces corrupts the line below.
 */
const ENTRY =
  /^(?: *(?:export )?[A-Za-z_]\w* *=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`\s#][^\n#]*)?[ \t]*(?:(?<=[\s="'`])#[^\n]*)?|#[^\n]*)?$/muy;

/** Faulty lines of a file, by their numbers, from 1. */
const faultsOf = (text: string): { line: number; fault: string }[] => {
  const lines = text.split("\n");
  const names = new Map<string, number>();
  const faults: { line: number; fault: string }[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = index + 1;
    const [entry] = new RegExp(ENTRY).exec(lines.slice(index).join("\n")) ?? [];
    const [, name] = /^ *(?:export )?(\w+) *=/u.exec(entry ?? "") ?? [];
    const first = names.get(name ?? "");
    if (entry === undefined) {
      faults.push({
        line,
        fault: "cannot be read. Write NAME=value, with the value in quotes of one kind or in none, or begin a note with #.",
      });
      continue;
    }
    if (name !== undefined && first !== undefined) faults.push({ line, fault: `sets ${name}, like line ${first}. Keep one of the two.` });
    if (name !== undefined) names.set(name, line);
    index += entry.split("\n").length - 1;
  }
  return faults;
};

/** Reads a file of variables, if it exists, into the environment; existing values win. Returns a sentence for each faulty line. */
export const readEnvFile = (file: string): string[] => {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8").replace(/\r\n?/gu, "\n");
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  return faultsOf(text).map(({ line, fault }) => `${file}:${line}  ${fault}`);
};
