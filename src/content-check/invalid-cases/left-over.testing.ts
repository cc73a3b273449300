/** What is left over in a text, or does not fit its neighbours: notes, blanks, stubs, tokens, exchanged values. */
import type { Edit, InvalidCase } from "./invalid-case.testing";

const HOME = "pages/home.yaml";
const SITE = "site.yaml";
const TERMS = "legal/terms.mdx";

type Said = readonly [column: number, message: string];

const said = (lines: readonly Said[], place: string): string[] =>
  lines.map(([column, message]) => `content/${place.replace("@", String(column))}  ${message}`);

/** A text of the home page. */
const text = (name: string, written: string, errors: readonly Said[], advice: readonly Said[] = []): InvalidCase => ({
  name: `left-over-${name}`,
  edits: { [HOME]: [["description: They advise.", `description: ${JSON.stringify(written)}`]] },
  lines: said(errors, `${HOME}:31:@  sections[1].items[0].description`),
  advice: said(advice, `${HOME}:31:@  sections[1].items[0].description`),
});

/** A paragraph of the terms. */
const paragraph = (name: string, written: string, errors: readonly Said[]): InvalidCase => ({
  name: `left-over-in-terms-${name}`,
  edits: { [TERMS]: [["See [above](#scope), or [the questions](/#general).", written]] },
  lines: said(errors, `${TERMS}:25:@  (line)`),
});

/** A heading of the home page. */
const heading = (name: string, written: string, errors: readonly Said[], advice: readonly Said[] = []): InvalidCase => ({
  name: `left-over-heading-${name}`,
  edits: { [HOME]: [["heading: Who we serve", `heading: ${written}`]] },
  lines: said(errors, `${HOME}:27:@  sections[1].heading`),
  advice: said(advice, `${HOME}:27:@  sections[1].heading`),
});

/** A text of the home page, with figures and a company. */
const token = (name: string, written: string, advice: readonly Said[], edits: readonly Edit[] = []): InvalidCase => ({
  name: `left-over-token-${name}`,
  edits: { [HOME]: [["description: They advise.", `description: ${JSON.stringify(written)}`]], ...(edits.length > 0 && { [SITE]: edits }) },
  made: {
    "claims.yaml": () =>
      `claims:\n${["1", "over 150", "2"].map((value, index) => `  - { key: f${index}, value: ${value}, says: A figure., asOf: "2026-11-01" }\n`.replace(`value: ${value}`, `value: "${value}"`)).join("")}`,
  },
  lines: [],
  advice: said(advice, `${HOME}:31:@  sections[1].items[0].description`),
});

const site = (name: string, edits: readonly Edit[], lines: readonly string[]): InvalidCase => ({
  name: `left-over-${name}`,
  edits: { [SITE]: edits },
  lines: lines.map((line) => `content/${SITE}:${line}`),
});

/** The button of the home page's hero. */
const button = (name: string, label: string, href: string, errors: readonly string[], advice: readonly string[] = []): InvalidCase => ({
  name: `left-over-button-${name}`,
  edits: { [HOME]: [["label: Sign up\n        href: /registration/investor", `label: ${label}\n        href: ${href}`]] },
  lines: errors.map((line) => `content/${HOME}:${line}`),
  advice: advice.map((line) => `content/${HOME}:${line}`),
});

export const leftOverCases: readonly InvalidCase[] = [
  paragraph("bullet-in-brackets", "You pay [●] a year. You are [30] days late. The fee is [amount].", [
    [9, "shows `[●]`, a draft's bracket. Write what belongs there, without the brackets."],
  ]),
  paragraph("blank", "You pay __ a year.", [[9, "shows `__`, a blank to fill in. Write what belongs there."]]),
  paragraph("box", "You pay [ ] a year.", [[9, "shows `[ ]`, a draft's bracket. Write what belongs there, without the brackets."]]),
  paragraph("xx-days", "You pay within XX days.", [[16, "shows `XX days`, a blank to fill in. Write what belongs there."]]),
  paragraph("nothing-in-quotes", "They are the “”, as in ().", [
    [14, "shows `“”`, an empty pair. Write what belongs in it, or remove it."],
  ]),
  paragraph("clause-without-number", "You pay under clause. We answer under section of the law.", [
    [9, "shows `under clause`, a reference without its number. Write the number, or “this clause”."],
  ]),
  paragraph("page-without-number", "The fee is on page XX of it.", [[20, "shows `XX`, a blank to fill in. Write what belongs there."]]),
  text("bullet-in-brackets", "They pay [●] a year.", [[32, "shows `[●]`, a blank to fill in. Write what belongs there."]]),
  text("number-in-brackets", "They pay [30] days late.", [[32, "shows `[30]`, a blank to fill in. Write what belongs there."]]),
  text("blank", "They pay ____ a year.", [[32, "shows `____`, a blank to fill in. Write what belongs there."]]),
  text("xx-per-cent", "They save XX% of it.", [[33, "shows `XX%`, a blank to fill in. Write what belongs there."]]),
  text("nothing-in-brackets", "They advise ().", [[35, "shows `()`, an empty pair. Write what belongs in it, or remove it."]]),
  text("note-of-a-programmer", "// They advise.", [[23, "shows `// `, an editor's note. Remove it."]]),
  text("approximation", "~ They advise.", [[23, "shows `~ `, an editor's note. Remove it."]]),
  text("note-to-a-colleague", "@Anna: advice?", [[23, "shows `@Anna: `, an editor's note. Remove it."]]),
  text("forwarded-mail", "Fwd: They advise.", [[23, "shows `Fwd: `, an editor's note. Remove it."]]),
  text("answered-mail", "Re: They advise.", [[23, "shows `Re: `, an editor's note. Remove it."]]),
  text("reference-to-a-neighbour", "See above.", [[23, "shows `See above.`, a stub. Write the real words."]]),
  text("news", "They advise (NEW).", [[35, "shows `(NEW)`, an editor's note. Remove it."]]),
  button("misspelt-host", "Sign up", "https://www.partner.con/join", [
    "23:15  sections[0].actions[0].href  is `https://www.partner.con/join`, which is not a complete address. Write it as https://www.name.com/page.",
  ]),
  text("formula", "= SUM(A1:A3)", [[23, "shows `= SUM(`, a formula of a spreadsheet. Write its result."]]),
  text("heading-in-a-text", "They advise. ## More words. == Less.", [[36, "shows `## `, an editor's note. Remove it."]]),
  text("comment-in-a-text", "They advise. # ask Anna first", [], [[36, "contains an editor’s note. Delete it."]]),
  text("model", "As an AI language model I advise.", [[23, "shows `As an AI language model`, an editor's note. Remove it."]]),
  text("question-to-a-colleague", "They advise (Anna: ok?) well.", [[35, "shows `(Anna: ok?)`, an editor's note. Remove it."]]),
  text("space-of-an-address", "They%20advise.", [
    [27, "shows `%20`, the code that addresses have for a character. Type the character itself."],
  ]),
  text("joined-words", "They advise_well. You+pay.", [], [[28, "has words joined by a program. Write spaces between them."]]),
  token("word-before", "They are over {claim.f1} firms.", [[37, "is shown as `over over 150`. Remove the word before {claim.f1}."]]),
  token("word-behind", "They use {suite} 360.", [[32, "is shown as `Norden 360 360`. Remove the word after {suite}."]]),
  token("form-behind", "They are {company} Ltd in it.", [[32, "is shown as `Norden Limited Ltd`. Remove the words after {company}."]]),
  token(
    "full-stop",
    "They are of {company}. They advise.",
    [[35, "is shown as `Norden Inc..`. Reword the sentence, so that {company} does not end it."]],
    [["{product} Limited", "{product} Inc."]],
  ),
  token(
    "article",
    "They are in {seat}.",
    [[35, "is shown as `in The Islands`. Write “the” with a small letter in content/site.yaml, or reword the sentence."]],
    [["seat: England", "seat: The Islands"]],
  ),
  token("one-of-many", "They have {claim.f0} user licences.", [
    [33, "is shown as `1 user licences`. Write the noun that fits the number, or reword the sentence so that any number fits."],
  ]),
  token("many-of-one", "They have {claim.f2} marketplace listing.", [
    [33, "is shown as `2 marketplace listing`. Write the noun that fits the number, or reword the sentence so that any number fits."],
  ]),
  {
    name: "left-over-token-in-terms",
    edits: { [TERMS]: [["See [above]", "This is {company} Limited. See [above]"]] },
    lines: [],
    advice: ["content/legal/terms.mdx:25:9  (line)  is shown as `Norden Limited Limited`. Remove the word after {company}."],
  },
  {
    name: "left-over-full-stop-in-terms",
    edits: { [TERMS]: [["See [above]", "This is {company}. See [above]"]], [SITE]: [["{product} Limited", "{product} Inc."]] },
    lines: [],
    advice: ["content/legal/terms.mdx:25:9  (line)  is shown as `Norden Inc..`. Reword the sentence, so that {company} does not end it."],
  },
  {
    name: "left-over-figure-of-the-terms",
    edits: {
      [TERMS]: [["See [above]", "You pay within ten calendar days, from US$2,000,000 on. You wait two hours and five months. See [above]"]],
    },
    made: {
      "claims.yaml": () =>
        `claims:\n${[
          ["5", "Calendar days to pay within."],
          ["10", "Calendar days to pay within."],
          ["US$2,000,000", "Cash."],
          ["80%", "Share of it."],
        ]
          .map(
            ([value, says], index) =>
              `  - { key: f${index}, value: "${value}", says: "${says}", source: content/legal/terms.mdx, asOf: "2026-11-01" }\n`,
          )
          .join("")}`,
    },
    lines: [],
    advice: [
      "content/claims.yaml:2:23  claims[0].value  is `5`, which content/legal/terms.mdx, its source, does not say. Correct the figure, or its source.",
      "content/claims.yaml:5:23  claims[3].value  is `80%`, which content/legal/terms.mdx, its source, does not say. Correct the figure, or its source.",
    ],
  },
  {
    name: "left-over-statement",
    edits: {
      [HOME]: [
        [
          "  - type: faq",
          "  - type: statement\n    heading: Alone\n  - type: statement\n    heading: An argument\n    arrangement: argument\n  - type: faq",
        ],
      ],
    },
    lines: [],
    advice: ["content/pages/home.yaml:53:5  sections[2]  is a heading with nothing below it. Add its `paragraphs`, or delete the section."],
  },
  site(
    "consent-exchanged",
    [
      ["accept: Accept", "accept: Refuse all"],
      ["refuse: Refuse", "refuse: Allow all"],
    ],
    [
      "40:11  consent.accept  is `Refuse all`, the opposite of what the button does. Swap the two answers.",
      "41:11  consent.refuse  is `Allow all`, the opposite of what the button does. Swap the two answers.",
    ],
  ),
  button("of-the-other-registration", "Join as an investor", "/registration/capital-seeker", [
    "23:15  sections[0].actions[0].href  links to `/registration/capital-seeker`, but its label is `Join as an investor`. Write `/registration/investor`, or correct the label.",
  ]),
  button("of-the-first-registration", "Join as a capital seeker", "/registration/investor", [
    "23:15  sections[0].actions[0].href  links to `/registration/investor`, but its label is `Join as a capital seeker`. Write `/registration/capital-seeker`, or correct the label.",
  ]),
  button(
    "demo-elsewhere",
    "Book a demo",
    "/advisers",
    [],
    ["23:15  sections[0].actions[0].href  links to `/advisers`, but its label is `Book a demo`. Link to /contact, or correct the label."],
  ),
  button("stub", "Button", "/advisers", ["22:16  sections[0].actions[0].label  shows `Button`, a stub. Write the real words."]),
  button("address-with-a-bracket", "Look", "https://www.other.com/page)", [
    "23:15  sections[0].actions[0].href  is `https://www.other.com/page)`, which was cut off or ends with punctuation. Copy the whole address again, and write a dot that belongs to it as %2E.",
  ]),
  button("address-of-an-editor", "Look", "https://docs.google.com/document/d/1/edit?usp=sharing", [
    "23:15  sections[0].actions[0].href  leads to `https://docs.google.com/document/d/1/edit?usp=sharing`, which visitors cannot reach. Write the public address, or the path for a page of this site.",
  ]),
  button("address-of-a-stage", "Look", "https://staging.other.com/page", [
    "23:15  sections[0].actions[0].href  leads to `https://staging.other.com/page`, which visitors cannot reach. Write the public address, or the path for a page of this site.",
  ]),
  heading("stub", "Coming soon", [[14, "shows `Coming soon`, a stub. Write the real words."]]),
  heading("title-1", "Title 1", [[14, "shows `Title 1`, a stub. Write the real words."]]),
  heading("final", "Who we serve FINAL", [[27, "shows `FINAL`, the name of a version. Remove it."]]),
  heading("old", "Who we serve (old)", [[27, "shows `(old)`, a stub. Write the real words."]]),
  heading("version", "Who we serve v2", [], [[27, "ends in a version number. Remove it if it is the text’s."]]),
  heading("for-your", "One room for your", [], [[27, "ends as if unfinished. Finish the sentence, or remove its last character."]]),
  {
    name: "left-over-tab-of-another-page",
    edits: {
      [HOME]: [
        [
          "  - type: faq",
          `  - type: products\n    heading: Products\n    tabs:\n${["Advisers", "Contact"].map((label) => `      - { slug: ${label.toLowerCase()}, label: ${label}, heading: Tab ${label}, blurb: "It is ${label}.", link: { label: Read, href: /contact }, slides: [{ src: ../media/dot.png, decorative: true, callouts: [{ text: "${label} 1", x: 5, y: 5 }, { text: "${label} 2", x: 5, y: ${label.length - 3} }, { text: "${label} 3", x: 7, y: 5 }] }] }\n`).join("")}  - type: faq`,
        ],
      ],
    },
    lines: [
      "content/pages/home.yaml:56:120  sections[2].tabs[0].link.href  links to `/contact`, but its label is `Advisers`, like /advisers. Correct the address or the label.",
    ],
    advice: [
      "content/pages/home.yaml:56:231  sections[2].tabs[0].slides[0].callouts[1]  is at the same place as line 56. Give it an `x` and a `y` of its own.",
    ],
  },
];
