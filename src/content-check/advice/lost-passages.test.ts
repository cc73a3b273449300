import { type Committed, FIX, makeRepository } from "./since-earlier.testing";

const TERMS = "legal/terms.mdx";
const BODY = `## Fees

You pay the fee within the
month that follows the end of
the term. A fee is not paid back.

- **Fee** means a price
  of ours.
- **Plan** means a set.

Nothing else is owed.
`;

let { edit, advised, commit } = {} as Committed;

/** Replaces the text below the other headings. */
const write = (body: string): void => {
  edit(TERMS, (text) => text.replace(/(?:## Fees[^]*)?$/u, body));
};

beforeEach(() => {
  ({ edit, advised, commit } = makeRepository());
  edit(TERMS, (text) => `${text}\n`);
  write(BODY);
  commit();
});

const lost = (line: number, what: string): string =>
  `content/${TERMS}:${line}:1  (line)  has lost ${what} it since the last commit. ${FIX}`;

const REWRAPPED = BODY.replace(/(?<=\w)\n(?=\w)/gu, " ").replace("price\n  of", "price of");

it.each([
  ["wider", REWRAPPED],
  ["narrower", BODY.replaceAll(" the ", "\nthe ")],
  ["with other words", REWRAPPED.replace("month", "quarter").replace("ours", "theirs")],
  ["with paragraphs joined", REWRAPPED.replace("\n\nNothing", "\nNothing")],
  ["with a paragraph split", REWRAPPED.replace("term. A", "term.\n\nA")],
])("says nothing of a text that was wrapped again, %s", async (_how, body) => {
  write(body);
  expect(await advised()).toEqual([]);
});

it.each([
  ["LF", "\n", "\n"],
  ["CRLF", "\r\n", "\r\n"],
  ["CRLF instead of LF", "\n", "\r\n"],
  ["LF instead of CRLF", "\r\n", "\n"],
])("reports what a text lost while it was wrapped again, with line ends of %s", async (_name, formerEnd, end) => {
  edit(TERMS, (text) => `${text}\nThe end.\n`.replaceAll("\n", formerEnd));
  commit();
  edit(TERMS, (text) =>
    text
      .replaceAll("\r\n", "\n")
      .replace(/## Fees[^]*$/u, `${REWRAPPED}\n\n`)
      .replaceAll("\n", end),
  );
  expect(await advised()).toEqual([lost(34, "the passage after")]);

  edit(TERMS, (text) => text.replace(/- \*\*Plan.*\r?\n/u, "").replace(" A fee is not paid back.", ""));
  expect(await advised()).toEqual([
    expect.stringContaining("has 49 words; it had 62 in the last commit."),
    `content/${TERMS}:29:1  (line)  has lost a sentence since the last commit, beginning \`A fee is not paid back.\`. ${FIX}`,
    lost(33, "the passage after"),
    lost(33, "the passage before"),
  ]);
});

it("reports a sentence that was lost with its line, whatever else was added", async () => {
  write(`${BODY.replace("the term. A fee is not paid back.", "the term.")}\nThe end.\n`);
  expect(await advised()).toContainEqual(expect.stringContaining("has lost a sentence since the last commit"));
});

it.each([
  ["CRLF instead of LF", "\n", "\r\n"],
  ["LF instead of CRLF", "\r\n", "\n"],
])("reports a line that was lost from the middle of a sentence, with line ends of %s", async (_name, formerEnd, end) => {
  edit(TERMS, (text) => `${text}\nThe end.\n`.replaceAll("\n", formerEnd));
  commit();
  edit(TERMS, (text) => text.replaceAll("\r\n", "\n").replace("month that follows the end of\n", "").replaceAll("\n", end));
  expect(await advised()).toEqual([`content/${TERMS}:30:1  (line)  has lost the line before it since the last commit. ${FIX}`]);
});
