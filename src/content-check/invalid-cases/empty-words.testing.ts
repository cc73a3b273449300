/** Well-formed links, alternative texts and words that are wrong. */
import { home, intro, type InvalidCase, menus, steps } from "./invalid-case.testing";

const link = (href: string, message: string): InvalidCase =>
  menus.wrong([["href: /#cost", `href: ${href}`]], `21:15  footer[0].links[0].href  ${message}`);

const alt = (written: string): InvalidCase =>
  home.wrong(
    [["alt: A dot", `alt: ${written}`]],
    "20:12  sections[0].picture.alt  says nothing about the picture. Describe it as you would over the phone.",
  );

const NO_ESCAPE = "whose % signs do not encode a character. Write them as %25.";
const NO_VISITOR = "which visitors cannot reach. Write the public address, or the path for a page of this site.";
const FIGURE = "a malformed figure. Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.";

export const emptyWordCases: readonly InvalidCase[] = [
  steps.wrong([["title: First", 'title: "-"']], "5:13  steps[0].title  is a heading without words. Write them."),
  link(
    "https://www.google.com/url?q=x",
    "is `https://www.google.com/url?q=x`, which is a redirect that a program put around the real address. Open it, and copy the address of the page.",
  ),
  intro.wrong("For 1,000$ a year.", [12, `shows \`1,000$\`, ${FIGURE}`]),
  steps.wrong([["Five steps.", "For $1,5OO."]], "2:12  intro  shows `$1,5OO`, a malformed figure. Type 0 or 1 in place of its letter."),
  intro.advised("Five steps - one goal.", [19, "has a hyphen where a dash belongs. Write –."]),
  intro.advised("From 03/04/2026 on.", [13, "has a date that reads differently in different countries. Write it as 3 April 2026."]),
  link("https://www.other.com/?x=%zz", `is \`https://www.other.com/?x=%zz\`, ${NO_ESCAPE}`),
  link("https://staging.{host}/about", `leads to \`https://staging.norden.example/about\`, ${NO_VISITOR}`),
  alt("IMG_2041"),
];
