import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * What Node reads: an empty line, a comment that begins with #, or NAME=value; a quoted value may span several lines. An indented comment
 * or a line of spaces corrupts the line below it.
 */
const ENTRY = /^(?: *(?:export )?[A-Za-z_]\w* *=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`\s][^\n]*)?[ \t]*(?:#[^\n]*)?|#[^\n]*)?$/muy;

/** Numbers of the lines that are none of these, from 1. */
const unreadableLines = (text: string): number[] => {
  const lines = text.split("\n");
  const unreadable: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [entry] = new RegExp(ENTRY).exec(lines.slice(index).join("\n")) ?? [];
    if (entry === undefined) unreadable.push(index + 1);
    else index += entry.split("\n").length - 1;
  }
  return unreadable;
};

/** Reads a file of variables, if there is one, into the environment; what is set already wins. Returns a sentence for each line that cannot be read. */
export const readEnvFile = (file: string): string[] => {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8").replace(/\r\n?/gu, "\n");
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  return unreadableLines(text).map(
    (line) => `${file}:${line}  cannot be read. Write NAME=value, with the value in quotes of one kind or in none, or begin a note with #.`,
  );
};
