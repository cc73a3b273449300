/** Random mutations of a content file. */
import fc from "fast-check";
import { parse, stringify } from "yaml";

/** Changes the bytes of a file. */
type Change = (before: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;

const inText =
  (change: (text: string) => string): Change =>
  (before) =>
    Buffer.from(change(before.toString("latin1")), "latin1");

const inLines = (change: (lines: string[]) => string[]): Change => inText((text) => change(text.split("\n")).join("\n"));

type Data = Record<string, unknown> | unknown[];
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;

/** Every entry of every list and object, by the one it is in and its key. */
const entriesOf = (data: unknown): { parent: Data; key: string }[] =>
  isData(data) ? Object.entries(data).flatMap(([key, child]) => [{ parent: data, key }, ...entriesOf(child)]) : [];

const remove = (parent: Data, key: string): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
};

/** Changes the values in a YAML text or an MDX file's front matter. What cannot be read is left unchanged. */
const inData = (change: (entries: { parent: Data; key: string }[]) => void): Change => {
  return (before) => {
    const [, opening = "", written = "", rest = ""] = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/u.exec(before.toString()) ?? [
      "",
      "",
      before.toString(),
    ];
    try {
      const data: unknown = parse(written, { logLevel: "error" });
      change(entriesOf(data));
      return Buffer.from(opening + stringify(data) + rest);
    } catch {
      return before;
    }
  };
};

/** Pieces that mean something to YAML, MDX, the tokens or the addresses. */
const PIECES = [
  ...Array.from("\t\n-:&*!{}[]'\"|>%@`#?,~<=\\/. é’\u00A0\u2028😀"),
  ...[
    "\0",
    "\r",
    "\u0085",
    "\u001b",
    "\u200b",
    "---",
    "\n---\n",
    "\n...\n",
    "- ",
    ": ",
    " #",
    "{product}",
    "{x}",
    "{ }",
    "<b>",
    "</b>",
    "<!--",
  ],
  ...["&a ", "*a", "!!str ", "<<: ", "null", "true", "2025-03-01", "0777", "1e3", ".inf", "~", "[]", "|-\n", ">-\n", "import x from 'x'"],
  ...["](/nowhere)", "](javascript:x)", "{`a`}", "${x}", "\n# x\n", "\n====\n", "$ref", "__proto__: x", "../", "%00", "%", "//", "\uFEFF"],
  // What is pasted whole: below the length that a line may have, and above it.
  ...["word ", "[a](b) ", "iVBORw0KGgo", "{x}"].flatMap((piece) => [400, 4_000].map((count) => piece.repeat(count))),
];

/** What a value may become. */
const VALUES: readonly unknown[] = [
  null,
  true,
  42,
  0.5,
  "",
  " ",
  "text",
  "{product}",
  "{x}",
  "/nowhere",
  [],
  {},
  ["a"],
  { a: "b" },
  "x".repeat(2000),
];

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const pick = <Item>(items: readonly Item[], place: number): Item | undefined => items[Math.floor(place * items.length)];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES).map((text) => Buffer.from(text).toString("latin1")) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 4 }).map((bytes) => Buffer.from(bytes).toString("latin1")) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 8 }).map((text) => Buffer.from(text).toString("latin1")) },
);

const changeEntry = (change: (parent: Data, key: string, entries: { parent: Data; key: string }[]) => void, place: number): Change =>
  inData((entries) => {
    const { parent, key } = pick(entries, place) ?? { parent: [], key: "0" };
    change(parent, key, entries);
  });

/** Every mutation. */
export const anyMutation: fc.Arbitrary<Change> = fc.oneof(
  // Insert a piece, cut the end off, and repeat, drop, indent or swap lines.
  fc.tuple(at, piece, fc.nat(2)).map(([place, inserted, replaced]) =>
    inText((text) => {
      const offset = Math.floor(place * text.length);
      return text.slice(0, offset) + inserted + text.slice(offset + replaced);
    }),
  ),
  at.map((place) => inText((text) => text.slice(0, Math.floor(place * text.length)))),
  at.map((place) => inLines((lines) => lines.toSpliced(Math.floor(place * lines.length), 0, pick(lines, place) ?? ""))),
  at.map((place) => inLines((lines) => lines.toSpliced(Math.floor(place * lines.length), 1))),
  fc
    .tuple(at, fc.constantFrom("", " ", "  ", "    ", "\t"))
    .map(([place, indent]) =>
      inLines((lines) => lines.with(Math.floor(place * lines.length), indent + (pick(lines, place) ?? "").trimStart())),
    ),
  fc
    .tuple(at, at)
    .map(([one, other]) =>
      inLines((lines) =>
        lines.with(Math.floor(one * lines.length), pick(lines, other) ?? "").with(Math.floor(other * lines.length), pick(lines, one) ?? ""),
      ),
    ),
  // Delete an entry, write another value, swap two values, and name an entry like another.
  at.map((place) => changeEntry(remove, place)),
  fc.tuple(at, fc.constantFrom(...VALUES)).map(([place, value]) =>
    changeEntry((parent, key) => {
      Reflect.set(parent, key, value);
    }, place),
  ),
  fc.tuple(at, at).map(([one, other]) =>
    changeEntry((parent, key, entries) => {
      const second = pick(entries, other);
      const value: unknown = Reflect.get(parent, key);
      const otherValue: unknown = second && Reflect.get(second.parent, second.key);
      // One entry inside the other would make a circle.
      if (!second || isData(value) || isData(otherValue)) return;
      Reflect.set(parent, key, otherValue);
      Reflect.set(second.parent, second.key, value);
    }, one),
  ),
  fc.tuple(at, at).map(([place, other]) =>
    changeEntry((parent, key, entries) => {
      const value: unknown = Reflect.get(parent, key);
      remove(parent, key);
      Reflect.set(parent, pick(entries, other)?.key ?? "x", value);
    }, place),
  ),
);
