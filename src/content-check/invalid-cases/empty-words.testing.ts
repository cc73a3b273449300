/** Well-formed links, alternative texts and loops that are wrong. */
import type { InvalidCase } from "./invalid-case.testing";

const link = (name: string, href: string, message: string): InvalidCase => ({
  name: `link-${name}`,
  edits: { "navigation.yaml": [["href: /#cost", `href: ${href}`]] },
  lines: [`content/navigation.yaml:21:15  footer[0].links[0].href  ${message}`],
});

const NO_ESCAPE = "whose % signs do not encode a character. Write them as %25.";
const NO_VISITOR = "which visitors cannot reach. Write the public address, or the path for a page of this site.";

const alt = (name: string, written: string): InvalidCase => ({
  name: `alternative-text-${name}`,
  edits: { "pages/home.yaml": [["alt: A dot", `alt: ${written}`]] },
  lines: [
    "content/pages/home.yaml:20:12  sections[0].picture.alt  says nothing about the picture. Describe it as you would over the phone.",
  ],
});

const WRAPPED = "which is a redirect that a program put around the real address. Open it, and copy the address of the page.";

/** Texts of a workflow, and the expected error or advice. */
const words = (name: string, written: string, told: string, advised?: string): InvalidCase => ({
  name: `words-${name}`,
  edits: { "workflows/advisers.yaml": [["intro: Five steps.", `intro: ${written}`]] },
  lines: told === "" ? [] : [`content/workflows/advisers.yaml:2:${told}`],
  ...(advised !== undefined && { advice: [`content/workflows/advisers.yaml:2:${advised}`] }),
});

const NO_VALUE = "leftover program output. Write what belongs there.";
const PLACEHOLDER = "a placeholder that is not replaced here. Write a token such as {product}, or the words themselves.";
const FIGURE = "a malformed figure. Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.";

export const emptyWordCases: readonly InvalidCase[] = [
  {
    name: "heading-of-a-hyphen",
    edits: { "workflows/advisers.yaml": [["title: First", 'title: "-"']] },
    lines: ["content/workflows/advisers.yaml:5:13  steps[0].title  is a heading without words. Write them."],
  },
  link(
    "of-a-mail-program",
    "https://eur01.safelinks.protection.outlook.com/?url=x",
    `is \`https://eur01.safelinks.protection.outlook.com/?url=x\`, ${WRAPPED}`,
  ),
  link("of-a-search", "https://www.google.com/url?q=x", `is \`https://www.google.com/url?q=x\`, ${WRAPPED}`),
  {
    name: "profile-on-another-network",
    edits: { "site.yaml": [["https://www.linkedin.com/company/{product}", "https://www.facebook.com/{product}"]] },
    lines: [
      "content/site.yaml:24:11  social[0].href  does not lead to a profile on the network that `network` names. Write the whole address of the profile, such as https://linkedin.com/company/name.",
    ],
  },
  words("of-a-spreadsheet", '"Up to #REF! steps."', "15  intro  shows `#REF!`, " + NO_VALUE),
  words("of-a-program", "Up to undefined steps.", "14  intro  shows `undefined`, " + NO_VALUE),
  words("of-a-mail-merge", "Hello %FIRST_NAME%.", "14  intro  shows `%FIRST_NAME%`, " + PLACEHOLDER),
  words("that-are-still-to-do", "Todo later.", "8  intro  shows `Todo`, a note that the text is unfinished. Write the text."),
  words("of-a-template", "Add your text here.", "12  intro  shows `your text here`, a note that the text is unfinished. Write the text."),
  words("with-the-currency-behind", "For 1,000$ a year.", "12  intro  shows `1,000$`, " + FIGURE),
  words("with-a-space-in-a-figure", "For $1 000 a year.", "12  intro  shows `$1 000`, " + FIGURE),
  words("with-an-apostrophe-in-a-figure", "For $1’000 a year.", "12  intro  shows `$1’000`, " + FIGURE),
  words("with-two-hyphens", "Five steps -- one goal.", "", "19  intro  has a hyphen where a dash belongs. Write –."),
  words("with-a-hyphen-for-a-dash", "Five steps - one goal.", "", "19  intro  has a hyphen where a dash belongs. Write –."),
  words(
    "with-a-date-read-two-ways",
    "From 03/04/2026 on.",
    "",
    "13  intro  has a date that reads differently in different countries. Write it as 3 April 2026.",
  ),
  link("with-half-an-escape", "/contact?x=%zz", `is \`/contact?x=%zz\`, ${NO_ESCAPE}`),
  link("with-an-escape-of-no-character", "/contact?x=%E0", `is \`/contact?x=%E0\`, ${NO_ESCAPE}`),
  link("elsewhere-with-half-an-escape", "https://www.other.com/?x=%zz", `is \`https://www.other.com/?x=%zz\`, ${NO_ESCAPE}`),
  link("to-staging", "https://staging.{host}/about", `leads to \`https://staging.norden.example/about\`, ${NO_VISITOR}`),
  link("to-a-second-test-site", "https://dev2.{host}", `leads to \`https://dev2.norden.example\`, ${NO_VISITOR}`),
  link("to-ones-own-computer", "https://localhost:8000/about", `leads to \`https://localhost:8000/about\`, ${NO_VISITOR}`),
  link("to-the-office", "https://192.168.1.20/about", `leads to \`https://192.168.1.20/about\`, ${NO_VISITOR}`),
  alt("image", "image"),
  alt("that-is-the-name-of-a-file", "photo.jpg"),
  alt("of-a-camera", "IMG_2041"),
  alt("of-a-screenshot", "Screenshot 2026-10-12 at 12.30"),
  alt("that-says-what-it-is", "Hero-image 2"),
  alt("of-a-template", "Alt text here"),
];
