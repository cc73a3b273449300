import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assert, constantFrom, nat, property } from "fast-check";
import { parse, parseDocument, type Scalar, visit } from "yaml";
import { mergeYaml } from "./merge-yaml";

type Fields = Record<string, unknown>;

const CONTENT = join(__dirname, "../../content");
const texts = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => readFileSync(join(CONTENT, path), "utf8"));

describe("today's content", () => {
  it("exists", () => {
    expect(texts.length).toBeGreaterThan(25);
  });

  it("does not change by a single byte when saved unmodified", () => {
    texts.forEach((text) => expect(mergeYaml(text, parse(text) as Fields)).toBe(text));
  });

  it("keeps its comments and its other values when a sentence changes", () => {
    const words = constantFrom(
      "Short",
      "{product}: yes",
      "150",
      "# no comment",
      "yes",
      "A sentence that is long enough. ".repeat(9).trim(),
      "a\n\nb",
    );
    assert(
      property(constantFrom(...texts), nat(), words, (text, choice, sentence) => {
        const document = parseDocument(text);
        const scalars: Scalar[] = [];
        visit(document, {
          Scalar: (key, scalar) => {
            if (key !== "key") scalars.push(scalar);
          },
        });
        Object.assign(scalars[choice % scalars.length] ?? {}, { value: sentence });
        const value = document.toJS() as Fields;
        const merged = mergeYaml(text, value);

        expect(parse(merged)).toEqual(value);
        expect(merged).toEqual(expect.stringContaining((/^ *#.*$/mu.exec(text) ?? [""])[0]));
      }),
      { numRuns: 30 },
    );
  });

  it("loses nothing when entries are moved, removed and copied", () => {
    assert(
      property(constantFrom(...texts), nat(), nat(2), (text, choice, change) => {
        const document = parseDocument(text);
        const lists: unknown[][] = [];
        visit(document, {
          Seq: (_, list) => {
            if (list.items.length > 0) lists.push(list.items);
          },
        });
        const items = lists[choice % Math.max(lists.length, 1)] ?? [];
        if (change === 0) items.reverse();
        if (change === 1) items.shift();
        if (change === 2) items.unshift(items.at(-1));
        const value = document.toJS() as Fields;

        expect(parse(mergeYaml(text, value))).toEqual(value);
      }),
      { numRuns: 30 },
    );
  });
});

const TEXT = `# The head.
title: Old  # why it is old
intro: >-  # folded
  One sentence
  on two lines.

# The list.
items:
  # first
  - name: one
    text: "1"
    note: kept # said

  # second
  - name: two
    text: '2'
tags: [a,  b]
`;

const value = (): Fields & { items: Fields[] } => parse(TEXT) as Fields & { items: Fields[] };

it("keeps the comment on the line of a value that changes", () => {
  expect(mergeYaml(TEXT, { ...value(), title: "New" })).toBe(TEXT.replace("Old", "New"));
});

it("folds a value that has become too long, with its comment after the >-", () => {
  const title = "Many words ".repeat(20).trim();
  const merged = mergeYaml(TEXT, { ...value(), title });

  expect(merged).toMatch(/^# The head\.\ntitle: >- {2}# why it is old\n {2}Many words/u);
  expect(Math.max(...merged.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(140);
});

it("keeps quotes as they were written", () => {
  const [one, two] = value().items;
  const merged = mergeYaml(TEXT, {
    ...value(),
    items: [
      { ...one, text: "3" },
      { ...two, text: "4" },
    ],
  });

  expect(merged).toBe(TEXT.replace('"1"', '"3"').replace("'2'", "'4'"));
});

it("moves an entry's comment with it, except above the first, where it may be about all of them", () => {
  const merged = mergeYaml(TEXT, { ...value(), items: value().items.toReversed() });

  expect(merged).toContain("items:\n  # first\n  # second\n  - name: two\n    text: '2'\n  - name: one\n");
});

it("puts a new entry and a new field where they belong, and leaves the rest alone", () => {
  const [one, two] = value().items;
  const merged = mergeYaml(TEXT, { ...value(), items: [one, { name: "new", more: [{ a: "yes" }] }, { ...two, name: "two", note: "new" }] });

  expect(merged).toBe(
    TEXT.replace("\n\n  # second", '\n\n  - name: new\n    more:\n      - a: "yes"\n\n  # second').replace("'2'\n", "'2'\n    note: new\n"),
  );
});

it("removes a field with its line, even the first of an entry", () => {
  const [one, two] = value().items;
  const merged = mergeYaml(TEXT, { ...value(), items: [{ text: one?.text, note: one?.note }, two] });

  expect(merged).toBe(TEXT.replace('name: one\n    text: "1"', 'text: "1"'));
});

it("empties a list, and changes the entries of a list in brackets", () => {
  const merged = mergeYaml(TEXT, { ...value(), tags: ["c"], items: [] });

  expect(merged).toContain("tags: [c]\n");
  expect(merged).toContain("items: []\n");
});

it("keeps CR LF line endings and a byte order mark", () => {
  const text = `\uFEFF${TEXT.replaceAll("\n", "\r\n")}`;

  expect(mergeYaml(text, { ...value(), title: "New" })).toBe(text.replace("Old", "New"));
});

it("refuses a file without fields", () => {
  expect(() => mergeYaml("- a\n", { a: 1 })).toThrow("contains no fields");
});
