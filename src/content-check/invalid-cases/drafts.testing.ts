/** What is left over in a text or does not fit the text around it: notes, blanks, stubs, tokens, swapped values. */
import { claims, description, type Edit, heading, home, type InvalidCase, paragraph, site, terms } from "./invalid-case.testing";

/** A text of the home page, with figures and a company. */
const token = (written: string, said: readonly [column: number, message: string], edits: readonly Edit[] = []): InvalidCase => ({
  ...description.advised(written, said),
  ...(edits.length > 0 && { edits: { ...description.advised(written, said).edits, "site.yaml": edits } }),
  made: claims(["f1", "over 150"]),
});

/** The button of the home page's hero. */
const button = (label: string, href: string): readonly Edit[] => [
  ["label: Sign up\n        href: /registration/investor", `label: ${label}\n        href: ${href}`],
];

export const draftCases: readonly InvalidCase[] = [
  paragraph.wrong("You pay [●] a year. You are [30] days late. The fee is [amount].", [
    9,
    "shows `[●]`, a draft's bracket. Write what belongs there, without the brackets.",
  ]),
  paragraph.wrong("You pay under clause. We answer under section of the law.", [
    9,
    "shows `under clause`, a reference without its number. Write the number, or “this clause”.",
  ]),
  description.wrong("They save XX% of it.", [33, "shows `XX%`, a blank to fill in. Write what belongs there."]),
  description.wrong("They advise ().", [35, "shows `()`, empty brackets or quotation marks. Write what belongs in it, or remove it."]),
  description.advised("They advise. # ask Anna first", [36, "contains an editor’s note. Delete it."]),
  token("They are over {claim.f1} firms.", [37, "is shown as `over over 150`. Remove the word before {claim.f1}."]),
  token("They use {suite} 360.", [32, "is shown as `Norden 360 360`. Remove the word after {suite}."]),
  token(
    "They are of {company}. They advise.",
    [35, "is shown as `Norden Inc..`. Reword the sentence, so that {company} does not end it."],
    [["{product} Limited", "{product} Inc."]],
  ),
  terms.advised(
    [["See [above]", "This is {company} Limited. See [above]"]],
    "25:9  (line)  is shown as `Norden Limited Limited`. Remove the word after {company}.",
  ),
  {
    edits: {
      "legal/terms.mdx": [["See [above]", "This is {company}. See [above]"]],
      "site.yaml": [["{product} Limited", "{product} Inc."]],
    },
    lines: [],
    advice: ["content/legal/terms.mdx:25:9  (line)  is shown as `Norden Inc..`. Reword the sentence, so that {company} does not end it."],
  },
  home.advised(
    [
      [
        "  - type: faq",
        "  - type: statement\n    heading: Alone\n  - type: statement\n    heading: An argument\n    arrangement: argument\n  - type: faq",
      ],
    ],
    "53:5  sections[2]  is a heading with nothing below it. Add its `paragraphs`, or delete the section.",
  ),
  site.wrong(
    [
      ["accept: Accept", "accept: Refuse all"],
      ["refuse: Refuse", "refuse: Allow all"],
    ],
    "40:11  consent.accept  is `Refuse all`, the opposite of what the button does. Swap the two answers.",
    "41:11  consent.refuse  is `Allow all`, the opposite of what the button does. Swap the two answers.",
  ),
  home.wrong(
    button("Join as a capital seeker", "/registration/investor"),
    "23:15  sections[0].actions[0].href  links to `/registration/investor`, but its label is `Join as a capital seeker`. Write `/registration/capital-seeker`, or correct the label.",
  ),
  home.wrong(
    button("Look", "https://www.other.com/page)"),
    "23:15  sections[0].actions[0].href  is `https://www.other.com/page)`, which was cut off or ends with punctuation. Copy the whole address again, and write a dot that belongs to it as %2E.",
  ),
  home.wrong(
    button("Look", "https://docs.google.com/document/d/1/edit?usp=sharing"),
    "23:15  sections[0].actions[0].href  leads to `https://docs.google.com/document/d/1/edit?usp=sharing`, which visitors cannot reach. Write the public address, or the path for a page of this site.",
  ),
  heading.wrong("Who we serve (old)", [27, "shows `(old)`, a stub. Write the real words."]),
  heading.advised("One room for your", [27, "ends as if unfinished. Finish the sentence, or remove its last character."]),
  home.both(
    [
      [
        "  - type: faq",
        `  - type: products\n    heading: Products\n    tabs:\n${["Advisers", "Contact"].map((label) => `      - { slug: ${label.toLowerCase()}, label: ${label}, heading: Tab ${label}, blurb: "It is ${label}.", link: { label: Read, href: /contact }, slides: [{ src: ../media/dot.png, decorative: true, callouts: [{ text: "${label} 1", x: 5, y: 5 }, { text: "${label} 2", x: 5, y: ${label.length - 3} }, { text: "${label} 3", x: 7, y: 5 }] }] }\n`).join("")}  - type: faq`,
      ],
    ],
    [
      "56:120  sections[2].tabs[0].link.href  links to `/contact`, but its label is `Advisers`, like /advisers. Correct the address or the label.",
    ],
    ["56:231  sections[2].tabs[0].slides[0].callouts[1]  overlaps the callout on line 56. Give it an `x` and a `y` of its own."],
  ),
];
