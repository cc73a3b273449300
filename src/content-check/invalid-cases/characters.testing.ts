/** Invisible characters, and characters that look like others. */
import { type InvalidCase, steps, terms } from "./invalid-case.testing";

export const characterCases: readonly InvalidCase[] = [
  steps.wrong(
    [["title: First", "title: Fi\u00adrst"]],
    "5:14  steps[0].title  contains a soft hyphen, which shows only at a line break (U+00AD). Delete it: browsers hyphenate automatically.",
  ),
  steps.wrong(
    [["title: First", "title: First \u202etsriF"]],
    "5:18  steps[0].title  contains a mark that reverses the reading direction (U+202E). Delete it: only Arabic texts need it.",
  ),
  terms.wrong(
    [["These terms", "These \u2066terms"]],
    "21:7  (line)  contains a mark that reverses the reading direction (U+2066). Delete it: only Arabic texts need it.",
  ),
  steps.wrong(
    [["title: First", "title: F\u0456rst"]],
    "5:13  steps[0].title  contains a letter of another alphabet inside a word (U+0456). Type the word again.",
  ),
  steps.wrong(
    [["title: First", "title: \u0430 first"]],
    "5:12  steps[0].title  contains a word in look-alike letters of another alphabet (U+0430). Type it again.",
  ),
  steps.wrong(
    [["title: First", "title: \ud835\udc05irst"]],
    "5:12  steps[0].title  contains a symbol that looks like a letter, but not to search and screen readers (U+1D405). Type the plain letter.",
  ),
  terms.wrong(
    [["(/contact)", "(/cont\u200bact)"]],
    "21:64  (line)  contains an invisible character (U+200B). Delete it together with the letters on both sides, and retype those.",
  ),
  steps.advised(
    [["title: First", "title: Cafe\u0301"]],
    "5:15  steps[0].title  has an accent stored as a separate character, which search does not find. Retype the letter.",
  ),
];
