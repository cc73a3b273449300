/** Snippets of VS Code: a section of each type, ready to be filled in, made from the content model. */
import { stringify } from "yaml";
import { type JsonSchema, resolveReference, toJsonSchema, typeOfMember } from "./json-schema";
import { sectionModel } from "./section";

/** A snippet as VS Code reads it; the body's `${1:text}` are what an editor fills in, one after the other. */
export interface Snippet {
  scope: "yaml";
  /** What to type to be offered it. */
  prefix: string;
  description: string;
  body: string[];
}

/** Sample values for fields with a pattern; the first that matches is offered. */
const SAMPLES = ["/contact", "../media/name.webp", "2026-01-31", "name"];

/** Escapes snippet syntax: a tab stop begins with $ and ends with }. */
const escaped = (text: string): string => text.replace(/[\\$}]/gu, "\\$&");

/** The placeholder of a tab stop: the field's description, or a sample value. */
const placeholderOf = ({ description = "", pattern, maxLength }: JsonSchema): string => {
  const words = description.replace(/ At most \d+ characters\.$/u, "");
  if (pattern !== undefined) return SAMPLES.find((sample) => new RegExp(pattern, "u").test(sample)) ?? words;
  return words.slice(0, maxLength).trim();
};

/** A value as a tab stop; quotes are outside the stop and stay. */
const stop = (placeholder: string): string => {
  const written = stringify(placeholder, { lineWidth: 0 }).trim();
  const quotes = /^["']/u.exec(written)?.[0] ?? "";
  return `${quotes}\${0:${escaped(quotes === "" ? written : written.slice(1, -1))}}${quotes}`;
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A list's entries: the hyphen before the first line of each. */
const entryOf = ([first = "", ...others]: readonly string[]): string[] => [`- ${first}`, ...indented(others)];

/** The lines of a value, with every tab stop numbered 0 for now; `inline` is what follows its key. */
const linesOf = (schema: JsonSchema, root: JsonSchema): { inline?: string; below: string[] } => {
  const resolved = resolveReference(schema, root);
  const described: JsonSchema = { ...resolved, description: schema.description ?? resolved.description };
  const choices = (resolved.enum ?? []).map(String);
  if (resolved.const !== undefined) return { inline: JSON.stringify(resolved.const).replace(/^"(.*)"$/u, "$1"), below: [] };
  if (choices.length > 0) return { inline: `\${0|${choices.map((choice) => choice.replace(/[\\,|]/gu, "\\$&")).join(",")}|}`, below: [] };
  if (resolved.type === "boolean") return { inline: "${0|true,false|}", below: [] };
  if (resolved.default) return { below: resolved.default.map((entry) => `- ${entry}`) };
  if (resolved.items) {
    const { inline, below } = linesOf(resolved.items, root);
    const entry = entryOf(inline === undefined ? below : [inline]);
    return { below: Array.from({ length: resolved.minItems ?? 1 }, () => entry).flat() };
  }
  if (!resolved.properties) return { inline: stop(placeholderOf(described)), below: [] };
  return {
    below: Object.entries(resolved.properties)
      .filter(([key, { asARule }]) => resolved.required?.includes(key) === true || asARule === true)
      .flatMap(([key, property]) => {
        const { inline, below } = linesOf(property, root);
        return inline === undefined ? [`${key}:`, ...indented(below)] : [`${key}: ${inline}`];
      }),
  };
};

/** Numbers the tab stops. */
const numbered = (lines: readonly string[]): string[] => {
  let number = 0;
  return lines.map((line) => line.replace(/(?<!\\)\$\{0(?=[:|])/gu, () => `\${${(number += 1)}`));
};

/** A snippet for every type of section, by the name that VS Code shows. */
export const sectionSnippets = (): Record<string, Snippet> => {
  const root = toJsonSchema(sectionModel);
  const { oneOf = [] } = resolveReference(root, root);
  return Object.fromEntries(
    oneOf.map((member): [string, Snippet] => {
      const type = typeOfMember(member, root);
      const { description = "" } = resolveReference(member, root);
      return [`Section: ${type}`, { scope: "yaml", prefix: type, description, body: numbered(entryOf(linesOf(member, root).below)) }];
    }),
  );
};
