/** What is pasted or left behind: addresses, markup, editors' notes. */
import type { InvalidCase } from "./invalid-case.testing";

export const pastedCases: readonly InvalidCase[] = [
  {
    name: "link-to-nowhere",
    edits: { "navigation.yaml": [["href: /advisers", 'href: "#"']] },
    lines: ["content/navigation.yaml:9:15  menus[1].items[1].href  leads nowhere. Write the address of a page."],
  },
  {
    name: "link-with-an-empty-fragment",
    edits: { "navigation.yaml": [["href: /advisers", 'href: "/advisers#"']] },
    lines: [
      "content/navigation.yaml:9:15  menus[1].items[1].href  ends in a # with nothing after it. Name the anchor it leads to, or remove the #.",
    ],
  },
  {
    name: "script-address",
    edits: { "legal/terms.mdx": [["(/contact)", "(javascript:alert)"]] },
    lines: [
      "content/legal/terms.mdx:21:64  (line)  leads to `javascript:alert`, which is not a page of this site. Write the address of a page, or https:// for another site.",
    ],
  },
  {
    name: "markdown-bold-in-a-field",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", 'intro: "**Five** steps."']] },
    lines: ["content/workflows/advisers.yaml:2:9  intro  shows `**`, a Markdown mark. Remove it and its counterpart."],
  },
  {
    name: "markdown-link-in-a-field",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", 'intro: "[Five](/contact) steps."']] },
    lines: [
      "content/workflows/advisers.yaml:2:9  intro  shows `[Five](/contact)`, a Markdown link. Write only the words: links do not work in fields.",
    ],
  },
  {
    name: "html-in-a-field",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: Five<br>steps."]] },
    lines: ["content/workflows/advisers.yaml:2:12  intro  shows `<br>`, an HTML tag. Remove it: the page does the formatting."],
  },
  {
    name: "entity-in-a-field",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: Five &amp; more steps."]] },
    lines: ["content/workflows/advisers.yaml:2:13  intro  shows `&amp;`, an HTML entity. Type the character itself."],
  },
  {
    name: "backslash-n",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: 'Five\\nsteps.'"]] },
    lines: ["content/workflows/advisers.yaml:2:13  intro  shows `\\n`, a backslash. Remove it; an empty line begins a paragraph."],
  },
  {
    name: "lorem-ipsum",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: Lorem ipsum dolor."]] },
    lines: ["content/workflows/advisers.yaml:2:8  intro  shows `Lorem ipsum`, a note that the text is unfinished. Write the text."],
  },
  {
    name: "todo",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", 'intro: "Five steps. TODO more"']] },
    lines: ["content/workflows/advisers.yaml:2:21  intro  shows `TODO`, a note that the text is unfinished. Write the text."],
  },
  {
    name: "wrong-encoding-saved",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: Five\u00e2\u20ac\u2122s steps."]] },
    lines: [
      "content/workflows/advisers.yaml:2:12  intro  shows `\u00e2\u20ac\u2122`, a character saved in the wrong encoding. Type it again.",
    ],
  },
  {
    name: "footnote-without-a-text",
    edits: { "legal/terms.mdx": [["See [above]", "See[^1] [above]"]] },
    lines: [
      "content/legal/terms.mdx:25:4  (line)  shows `[^1]`, a footnote without text. Write the note below, after the same mark and a colon.",
    ],
  },
  {
    name: "sentences-run-together",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: Five steps.Then more."]] },
    lines: [],
    advice: ["content/workflows/advisers.yaml:2:18  intro  has no space between two sentences. Add one."],
  },
  {
    name: "word-twice",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: The the five steps."]] },
    lines: [],
    advice: ["content/workflows/advisers.yaml:2:8  intro  has the same word twice in a row. Leave one."],
  },
  {
    name: "heading-in-capitals",
    edits: { "pages/home.yaml": [["heading: Who we serve", "heading: WHO WE SERVE"]] },
    lines: [],
    advice: [
      "content/pages/home.yaml:27:14  sections[1].heading  is all in capitals, which some screen readers spell out. Write it in sentence case.",
    ],
  },
  ...[
    ["left-of-a-merge", "Five ======= steps.", 13, "======="],
    ["quoted-printable", "Five=20steps.", 12, "=20"],
    ["quoted-printable-apostrophe", "Five steps=E2=80=99 worth.", 18, "=E2=80=99"],
    ["source-of-an-assistant", "Five steps【4†source】.", 18, "【4†source】"],
    ["signature-of-a-telephone", "Five steps. Sent from my iPhone", 20, "Sent from my iPhone"],
    ["answer-of-an-assistant", "Certainly! Here is the text.", 8, "Certainly! Here"],
  ].map(([name, written, column, shown]) => ({
    name: `added-by-a-program-${name}`,
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", `intro: ${written}`]] as const },
    lines: [`content/workflows/advisers.yaml:2:${column}  intro  shows \`${shown}\`, a leftover from another program. Remove it.`],
  })),
];
