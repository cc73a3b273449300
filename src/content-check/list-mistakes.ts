/** Lists whose hyphens are wrong, and keys that a # hides: the reader stumbles over these lines without saying why. */
import { quote } from "../content-model/words";

/** A line that the reader could not make out, and why. */
interface LineMistake {
  /** Counted from 0. */
  line: number;
  message: string;
}

/** What is wrong with the mark that a text begins with, if it is meant for the hyphen of a list. */
export const markFault = (text: string): string | undefined => {
  if (/^-[^\s-]/u.test(text))
    return "begins with a hyphen that has no space behind it. Type one if an entry of a list begins here, or remove the hyphen";
  const [mark] = /^[–—−•‣◦▪·*+](?=\s?[\p{L}\p{N}"'“{])/u.exec(text) ?? [];
  return mark && `begins with ${quote(mark)}, which is not the hyphen of a list. Type a hyphen and a space in its place`;
};

const indentOf = (line: string): number => line.search(/[^ ]/u);
const isWritten = (line: string): boolean => /^ *[^\s#]/u.test(line);
const isEntry = (line: string): boolean => /^ *- /u.test(line);
const keyOf = (line: string): string | undefined => /^ *(?:- +)?([\w-]+):(?=\s|$)/u.exec(line)?.[1];

/** The key that a # hides, in this line or among the notes right below it. */
const hiddenKey = (lines: readonly string[], from: number): LineMistake | undefined => {
  for (let line = from; line < lines.length && !isWritten(lines[line] ?? ""); line += 1) {
    const key = /^ *#\s*([\w-]+):\s*$/u.exec(lines[line] ?? "")?.[1];
    if (key !== undefined) return { line, message: `hides the key ${quote(key)}, to which the lines below belong. Remove the #` };
  }
  return undefined;
};

/** The entry of the list around a line that has no hyphen: the list's first, or one that stands where the others have theirs. */
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
  // A list may stand right below its key, without an indent of its own.
  if (!first || others.length === 0 || (indentOf(above) === column && /:\s*$/u.test(above))) return undefined;
  const beginnings = others.map(({ text }) => keyOf(text));
  const isBare = ({ text }: { text: string }): boolean =>
    !isEntry(text) && indentOf(text) === column && (keyOf(text) === undefined || beginnings.includes(keyOf(text)));
  const found = !isEntry(first.text) && indentOf(first.text) >= column ? first : inside.find(isBare);
  // What the reader has not come to yet is not why it stumbled.
  const bare = found && found.line <= at ? found : undefined;
  const mend = bare && indentOf(bare.text) > column ? "Write one over the two spaces before it" : "Write one and a space before it";
  return bare && { line: bare.line, message: `has no hyphen, unlike the other entries of its list. ${mend}` };
};

/** The mistake behind a complaint about a line, if it is one of these. */
export const findListMistake = (text: string, line: number): LineMistake | undefined => {
  const lines = text.split("\n");
  const fault = markFault((lines[line] ?? "").trimStart());
  return fault === undefined ? (hiddenKey(lines, line) ?? withoutHyphen(lines, line)) : { line, message: fault };
};
