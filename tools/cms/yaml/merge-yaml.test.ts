import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assert, constantFrom, nat, property } from "fast-check";
import { parse, parseDocument, visit } from "yaml";
import { mergeYaml } from "./merge-yaml";

type Fields = Record<string, unknown>;

const CONTENT = join(__dirname, "../../../content");
const texts = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => readFileSync(join(CONTENT, path), "utf8"));

const commentsOf = (text: string): number => text.match(/(?<=^|\s)# /gmu)?.length ?? 0;

it("keeps today's content byte for byte when it is saved as it is", () => {
  expect(texts.length).toBeGreaterThan(25);
  texts.forEach((text) => expect(mergeYaml(text, parse(text) as Fields)).toBe(text));
});

it("writes any sentence, and loses nothing when entries are moved, removed and copied", () => {
  const words = constantFrom("Short", "{product}: yes", "150", "# no comment", "yes", "Words that go on. ".repeat(9).trim(), "a\n\nb");
  assert(
    property(constantFrom(...texts), nat(), nat(2), words, (text, choice, change, sentence) => {
      const document = parseDocument(text);
      const lists: unknown[][] = [];
      const sentences: { value: unknown }[] = [];
      visit(document, {
        Seq: (_, list) => {
          lists.push(list.items);
        },
        Scalar: (key, scalar) => {
          if (key !== "key" && typeof scalar.value === "string") sentences.push(scalar);
        },
      });
      const items = lists[choice % Math.max(lists.length, 1)] ?? [];
      if (change === 0) items.reverse();
      if (change === 1) items.shift();
      if (change === 2) items.unshift(items.at(-1));
      const said = sentences[choice % sentences.length];
      if (said) said.value = sentence;
      const value = document.toJS() as Fields;

      expect(parse(mergeYaml(text, value))).toEqual(value);
    }),
    { numRuns: 120 },
  );
});

it("keeps every comment of a file when one of its sentences changes", () => {
  texts.forEach((text) => {
    const value = parse(text) as Fields;
    const [key = ""] = Object.entries(value).find(([, field]) => typeof field === "string") ?? [];
    if (key !== "") expect(commentsOf(mergeYaml(text, { ...value, [key]: "Other words" }))).toBe(commentsOf(text));
  });
});

const TEXT = `# The head.
title: Old  # why it is old
# The list.
items:
  # first
  - name: one
    text: "1"
    note: kept  # said

  # second
  - name: two
    text: '2'
end: 1
`;

const value = (): Fields & { items: Fields[] } => parse(TEXT) as Fields & { items: Fields[] };

it("keeps comments and quotes around what changes", () => {
  const [one, two] = value().items;

  expect(mergeYaml(TEXT, { ...value(), title: "New", items: [{ ...one, text: "3" }, two] })).toBe(
    TEXT.replace("Old", "New").replace('"1"', '"3"'),
  );
});

it("puts a new entry and a new field where they belong, takes fields out, and leaves the rest", () => {
  const [one, two] = value().items;

  expect(mergeYaml(TEXT, { ...value(), items: [one, { name: "new", more: [{ a: "yes" }] }, two], note: "last" })).toBe(
    TEXT.replace("\n\n  # second", '\n  - name: new\n    more:\n      - a: "yes"\n\n  # second').replace(
      "end: 1\n",
      "end: 1\nnote: last\n",
    ),
  );
  expect(mergeYaml(TEXT, { ...value(), items: [{ name: one?.name, note: one?.note }, two] })).toBe(TEXT.replace('    text: "1"\n', ""));
});

it("keeps lines that end in CR LF, and refuses a file without fields", () => {
  const text = TEXT.replaceAll("\n", "\r\n");

  expect(mergeYaml(text, { ...value(), title: "New" })).toBe(text.replace("Old", "New"));
  expect(() => mergeYaml("- a\n", { a: 1 })).toThrow("holds no fields");
});
