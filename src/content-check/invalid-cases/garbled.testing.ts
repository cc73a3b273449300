/** Texts that were garbled while they were edited, and figures, lists and links that came out wrong. */
import { claims, contact, description, heading, home, intro, type InvalidCase, menus, site, terms } from "./invalid-case.testing";

const ORDER = "which are filled in, and no other brackets. Write them letter by letter.";

/** A figure of a kind, and the message about it. */
const figure = (kind: string, value: string, message: string): InvalidCase => ({
  made: claims(["figure", value, `kind: ${kind}, `]),
  lines: [`content/claims.yaml:2:27  claims[0].value  ${message}`],
});

const AMOUNT =
  "is not an amount. Write it like US$100,000, $5 million or $25B: the currency, no space after it, a comma as the thousands separator.";
const COUNT = "is not a count. Write only digits, with a comma as the thousands separator, such as 2,500.";
const NUMBER = "has a unit that does not fit its number. Write 1 month, but 6 months.";

const sentences: readonly InvalidCase[] = [
  description.advised("They advise.A friend helps.", [34, "has no space between two sentences. Add one."]),
  description.advised("They. advise on deals.", [
    27,
    "has a full stop in the middle of a sentence. Remove it, or start the next word with a capital.",
  ]),
  description.advised("They advise on our If we ask them, they help.", [
    22,
    "goes on with a new sentence before the last one has ended. Finish the first, with its full stop.",
  ]),
  description.advised("The opinion and the names under it The opinion and the names under it remain.", [
    23,
    "has the same words twice in a row. Delete the second.",
  ]),
  description.advised("A an adviser helps.", [23, "has two articles in a row. Delete one."]),
  description.advised("A buyer’ s adviser.", [30, "has a space after an apostrophe. Remove it."]),
  description.advised("Write to (email) first.", [32, "has a token's name in round brackets. Write `{email}`."]),
  description.advised("More than XX partners use it.", [33, "has a blank to fill in, “XX”. Write what belongs there."]),
  description.advised(
    "In over 150+ countries.",
    [31, "shows `150+`, which is not in content/claims.yaml. Add it there with its source, and write {claim.key} here."],
    [34, "has a plus sign after a number that the words before it already call a minimum. Remove it."],
  ),
  description.advised("Rooms 360 360 are here.", [29, "has the same number twice in a row. Delete one."]),
  description.advised("They advise on\n\nmandates.", [
    22,
    "has an empty line in the middle of a sentence, which begins a new paragraph. Delete it.",
  ]),
  heading.advised("Who\u00A0we\u00A0serve\u00A0here", [
    14,
    "has no-break spaces between its words, as pasted from a web page. Type the spaces again.",
  ]),
  terms.advised(
    [["See [above]", "The price is paid by the\n\nbuyer in full.\n\nSee [above]"]],
    "27:1  (line)  goes on with the sentence above it. Delete the empty line between them.",
  ),
  description.advised("They met on 31 June.", [35, "has `31 June`, which does not exist. Correct it."]),
  description.advised("They met on 9 June, 25:20.", [43, "has `25:20`, which does not exist. Correct it."]),
  description.advised("They met on 9 June, 9:75.", [43, "has `9:75`, which does not exist. Correct it."]),
  home.advised(
    [["title: Advisers", "title: 1. Advisers"]],
    "30:16  sections[1].items[0].title  begins with a number. Remove it: the page numbers steps, and other titles have no numbers.",
  ),
  heading.advised("Copy of Who we serve", [14, "was named by a program that copied it. Name it yourself."]),
  heading.advised("Whoweserveandhowtheyworkwithusall", [
    14,
    "has a word of more than 30 letters, too long for a line on a phone. Separate its words.",
  ]),
];

const figures: readonly InvalidCase[] = [
  ...["25B", "$25b", "$25BB", "US$38.0"].map((value) => figure("amount", value, AMOUNT)),
  ...["2500", "2.500", "300 firms"].map((value) => figure("count", value, COUNT)),
  figure("share", "180%", "is more than the whole. Correct it to at most 100%."),
  ...["6 month", "1 months"].map((value) => figure("time", value, NUMBER)),
  {
    ...intro.advised("It costs {claim.price} a month.", [
      17,
      "is followed by `a month`, but {claim.price} is for a year. Correct one of the two.",
    ]),
    made: claims(["price", "$12,000", "kind: price, per: year, "]),
  },
  {
    ...contact.wrong(
      [["tooLong: Shorten it.", "tooLong: Write {claim.most} letters."]],
      "27:24  sections[1].fields.name.tooLong  names the limit of another field, `message`. Write the limit of this field.",
    ),
    made: claims(["most", "250", "limits: message, "]),
  },
  terms.wrong(
    [["See [above]", "Up to US$2,000.000, see [above]"]],
    "25:9  (line)  shows `$2,000.000`, a malformed figure. Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.",
  ),
  {
    made: claims(["ticket", "US$250,000"], ["round", "US$0.2m", "atLeast: ticket, "]),
    lines: [],
    advice: [
      "content/claims.yaml:3:26  claims[1].value  is `US$0.2m`, but must not be less than {claim.ticket}, which is `US$250,000`. Correct whichever is wrong.",
    ],
  },
  site.wrong([["Step [n] of [total]", "Step [total] of [n]"]], `78:11  labels.stepOf  needs [n] and [total] in this order, ${ORDER}`),
];

const lists: readonly InvalidCase[] = [
  terms.advised(
    [["See [above]", "- one thing;\nanother thing;\n- a third thing.\n\nSee [above]"]],
    "26:1  (line)  belongs to the list entry above it. Begin it with a hyphen and a space, or indent it if it does belong there.",
  ),
  terms.advised(
    [["See [above]", "- one thing;\n\nanother thing;\n\n- a third thing.\n\nSee [above]"]],
    "27:1  (line)  looks like an entry of the list above it. Begin it with a hyphen and a space.",
  ),
];

const nested: readonly InvalidCase[] = [
  terms.advised(
    [["See [above]", "- one thing; - another thing;\n- a third thing.\n\nSee [above]"]],
    "25:14  (line)  has list entries on one line. Begin each on its own line, with a hyphen.",
  ),
  terms.advised(
    [["See [above]", "- one thing;\n  - another thing;\n- a third thing.\n\nSee [above]"]],
    "26:3  (line)  is the only entry nested under the one above it. If it should follow that entry instead, remove the spaces before its hyphen.",
  ),
];

const stages = (...times: readonly (readonly string[])[]): string =>
  times
    .map((moments, index) => {
      const trail = moments.map((time) => `{ time: "${time}", act: Paper ${time.length} of stage ${index} }`);
      return `{ label: Stage ${index}, text: You are at ${index}., trail: [${trail.join(", ")}] }`;
    })
    .join(", ");

const facts = (name: string): string => `facts: [{ label: ${name} A, value: ${name} B }]`;

/** A listing under ink, after the segments of the home page. */
const inked = `  - type: inked-listing
    heading: Ink
    arrangement: below
    items: [{ title: One, text: First of all. }, { title: Two, text: Then the rest. }]
    exhibit:
      caption: Exhibit 1. A listing
      note: A sample.
      legend: Choose
      stages: [${stages([], ["9 June, 15:20"], ["10 June, 09:05", "9 June, 16:00"])}]
      listing: { kind: Growth, heading: Series B, ${facts("Open")} }
      pages: { heading: Pages, withheld: Hidden pages, ${facts("Page")} }
      reader: { heading: Reader, withheld: Hidden reader, ${facts("Reader")} }
      signature: { label: NDA, unsigned: Not yet, signed: "Signed, 9 June" }
      trail: { heading: Trail, empty: Nothing }
`;

const order: readonly InvalidCase[] = [
  home.advised(
    [["  - type: faq", `${inked}  - type: faq`]],
    "61:280  sections[2].exhibit.stages[2].trail[1].time  is earlier than the entry above it, `10 June, 09:05`. Correct the wrong time, or the order.",
  ),
];

const labels: readonly InvalidCase[] = [
  contact.wrong(
    [["email: E-mail\n      phone", "email: Phone\n      phone"]],
    "58:14  sections[1].details.phone  is `Phone`, like `sections[1].details.email`. Give each its own words.",
  ),
  home.wrong(
    [['[n] answer"', '[n] answers"']],
    "60:17  sections[2].resultMany  is `[n] answers`, like `sections[2].resultOne`. Give each its own words.",
  ),
  menus.wrong([["label: Book a demo", "label: Log in"]], "14:10  demo.label  is `Log in`, like `login.label`. Give each its own words."),
];

const links: readonly InvalidCase[] = [
  {
    edits: { "audiences/advisers.yaml": [["label: Look round", "label: Sign up"]] },
    lines: [],
    advice: [
      "content/pages/home.yaml:23:15  sections[0].actions[0].href  does not lead to `/`, as “Sign up” does in content/audiences/advisers.yaml. Correct the address, or the words of the link.",
    ],
  },
];

export const garbledCases: readonly InvalidCase[] = [...sentences, ...figures, ...lists, ...nested, ...order, ...labels, ...links];
