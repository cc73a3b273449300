/** Valid YAML that no editor intended; and slots. */
import { advisers, home, intro, type InvalidCase, site, steps } from "./invalid-case.testing";

export const swallowedCases: readonly InvalidCase[] = [
  advisers.wrong(
    [
      ["    lead: All mandates in one place.\n    picture:\n", "    lead: >-\n      All mandates in one place: yours.\n      picture:\n  "],
      ["      decorative", "        decorative"],
    ],
    "13:5  sections[0].picture  is missing. Add `picture`: an entry with fields of its own.",
    "18:7  sections[0].lead  holds `picture:`, which is a field of the entry. Indent it like `lead`, so that it is beside it.",
  ),
  steps.wrong(
    [["Begin.", ">-\n      Begin.\n      - title: Extra"]],
    "8:7  steps[0].description  holds `- title:`, which begins an entry. Indent it like the entry before it.",
  ),
  steps.wrong(
    [["title: First", "title: We are #1"]],
    "5:19  steps[0].title  is cut off at the #, which begins a comment. Put the whole text in quotes, or write the comment on its own line, with a space after #.",
  ),
  steps.wrong(
    [["intro: Five steps.", "intro: Five steps\n  #1 is the first."]],
    "3:3  intro  is cut off at the #, which begins a comment. Put the whole text in quotes, or write the comment on its own line, with a space after #.",
  ),
  steps.advised(
    [["title: First", "title: First # round"]],
    "5:18  steps[0].title  begins a comment, which is not shown. If it belongs to the text, put the whole text in quotes; if not, leave two spaces before the #.",
  ),
  steps.wrong(
    [["title: First", "title: 1_000"]],
    "5:12  steps[0].title  is text to the site, but a number to older programs that read YAML. Put it in quotes.",
  ),
  steps.wrong(
    [["title: First", "title: yes"]],
    "5:12  steps[0].title  is text to the site, but true or false to older programs that read YAML. Put it in quotes.",
  ),
  steps.wrong([["title: First", "title: 0o17"]], "5:12  steps[0].title  is the number 15, but must be text. Put it in quotes."),
  steps.wrong(
    [["    features: [One, Two]\n  - icon: search", "    features:\n      - One\n      -Two\n  - icon: search"]],
    "9:7  (line)  begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.",
  ),
  site.wrong(
    [["[total]", "[totel]"]],
    "75:12  labels.slideOf  needs [n] and [total], which are filled in, and no other brackets. Write them letter by letter.",
  ),
  home.wrong(
    [['resultMany: "[n] answers"', 'resultMany: "{n} answers"']],
    "60:17  sections[2].resultMany  needs [n], which is filled in, and no other brackets. Write them letter by letter.",
    "60:18  sections[2].resultMany  names `{n}`, which is not a token. Use one of {product}, {suite}, {company}, {seat}, {registration}, {address}, {email}, {phone}, {host}, {name}.",
  ),
  intro.wrong('"[n] steps."', [
    9,
    "shows `[n]`, a placeholder that is not replaced here. Write a token such as {product}, or the words themselves.",
  ]),
];
