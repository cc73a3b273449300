/** Lists with wrong hyphens: the reader fails on these lines without saying why. */
import { quote } from "../../content-model/words";

/** A line that the reader could not parse, and why. */
interface LineMistake {
  /** Counted from 0. */
  line: number;
  message: string;
}

/** What is wrong with a mark at the start of a text that was meant as a list hyphen. */
export const hyphenFault = (text: string): string | undefined => {
  if (/^-[^\s-]/u.test(text)) return "begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen";
  const [mark] = /^[–—−•‣◦▪·*+](?=\s?[\p{L}\p{N}"'“{])/u.exec(text) ?? [];
  return mark && `begins with ${quote(mark)}, which does not begin a list entry. Type a hyphen and a space instead`;
};

const indentOf = (line: string): number => line.search(/[^ ]/u);
const isWritten = (line: string): boolean => /^ *[^\s#]/u.test(line);
const isEntry = (line: string): boolean => /^ *- /u.test(line);
const keyOf = (line: string): string | undefined => /^ *(?:- +)?([\w-]+):(?=\s|$)/u.exec(line)?.[1];

/** The entry that lacks its hyphen in the list around a line: the first entry, or one indented like the others' hyphens. */
const withoutHyphen = (lines: readonly string[], at: number): LineMistake | undefined => {
  const indent = indentOf(lines[at] ?? "");
  const parent = lines.findLastIndex((line, index) => index < at && isWritten(line) && indentOf(line) < indent);
  const numbered = lines.map((text, line) => ({ text, line })).slice(parent + 1);
  const end = numbered.findIndex(({ text }) => isWritten(text) && indentOf(text) <= indentOf(lines[parent] ?? ""));
  const inside = numbered.slice(0, end < 0 ? undefined : end).filter(({ text }) => isWritten(text));
  const entries = inside.filter(({ text }) => isEntry(text));
  const column = Math.min(...entries.map(({ text }) => indentOf(text)));
  const others = entries.filter(({ text }) => indentOf(text) === column);
  const [first] = inside;
  const above = inside[inside.findIndex((one) => one === others[0]) - 1]?.text ?? "";
  // A list need not be indented below its key.
  if (!first || others.length === 0 || (indentOf(above) === column && /:\s*$/u.test(above))) return undefined;
  const beginnings = others.map(({ text }) => keyOf(text));
  const isBare = ({ text }: { text: string }): boolean =>
    !isEntry(text) && indentOf(text) === column && (keyOf(text) === undefined || beginnings.includes(keyOf(text)));
  const found = !isEntry(first.text) && indentOf(first.text) >= column ? first : inside.find(isBare);
  // Lines below the one that the reader stopped at cannot be the cause.
  const bare = found && found.line <= at ? found : undefined;
  const fix =
    bare && indentOf(bare.text) > column
      ? "Replace the two spaces before it with a hyphen and a space"
      : "Write a hyphen and a space before it";
  return bare && { line: bare.line, message: `has no hyphen, unlike the other entries of its list. ${fix}` };
};

/** A list entry whose hyphen has moved, although its other keys are still aligned with those of the list's other entries. */
const movedHyphen = (lines: readonly string[], at: number): LineMistake | undefined => {
  for (const [line, entry] of lines.entries()) {
    const next = lines.slice(line + 1).find(isWritten) ?? "";
    const column = indentOf(next) - "- ".length;
    const isOther = (text: string): boolean => isEntry(text) && indentOf(text) === column && keyOf(text) === keyOf(entry);
    // Too far left is always wrong; too far right only if the reader stopped there.
    const isMoved = isEntry(entry) && (indentOf(entry) < column || (indentOf(entry) > column && line === at));
    if (isMoved && keyOf(entry) !== undefined && keyOf(next) !== undefined && !isEntry(next) && lines.some(isOther)) {
      return { line, message: `is not aligned with the other entries of its list. Write ${column} spaces before its hyphen` };
    }
  }
  return undefined;
};

/** The list mistake that caused an error on a line, if one did. */
export const findListMistake = (text: string, line: number): LineMistake | undefined => {
  const lines = text.split("\n");
  const fault = hyphenFault((lines[line] ?? "").trimStart());
  return fault === undefined ? (movedHyphen(lines, line) ?? withoutHyphen(lines, line)) : { line, message: fault };
};
