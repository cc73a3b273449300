/** Mistakes that once passed unnoticed. */
import { plain } from "../media/media-fixtures.testing";
import {
  claims,
  contact,
  description,
  faq,
  heading,
  home,
  intro,
  type InvalidCase,
  pricingTable,
  steps,
  terms,
} from "./invalid-case.testing";

const plans = (price: string): string =>
  pricingTable(["first", "Business"], ["second", "Enterprise"]).replace("price: On request", `price: "{claim.${price}}"`);

/** As many words as given. */
const words = (count: number): string => Array.from({ length: count }, (_, index) => (index % 2 === 0 ? "word1" : "and2")).join(" ");

export const adviceCases: readonly InvalidCase[] = [
  steps.advised(
    [["features: [One, Two]", "features:\n      - One\n        Two\n      - Three"]],
    "9:9  (line)  is read as part of the entry on the line before it. Begin it with a hyphen and a space if it is an entry of its own.",
  ),
  home.advised(
    [["en: Private markets", "en: Private markets in one place for all who invest"]],
    "6:9  metadata.title.en  has 56 characters with the product's name added and is cut off in narrow search results. Keep it to 55 if nothing is lost.",
  ),
  contact.advised(
    [["en: Write to us about the platform, a demonstration, prices or support, and we answer.", "en: Write to us."]],
    "8:9  metadata.metaDescription.en  has 12 characters with its tokens replaced and leaves space unused. Say more about what the page offers: 70 or more.",
  ),
  intro.advised("The client's five steps.", [18, "has a straight apostrophe. Write ’, or “ and ” around words."]),
  intro.advised("Five steps ... more.", [19, "has three full stops. Write …."]),
  intro.advised("Five steps , of course.", [8, "has a space before a punctuation mark. Remove it."]),
  heading.advised("Who we serve.", [26, "ends in a full stop, unlike the other headings. Remove it."]),
  faq.advised(
    [["answer: A platform.", `answer: "One.\\n\\n${words(81)}."`]],
    "7:26  categories[0].items[0].answer  has a paragraph of 81 words. Split it, or shorten it to 80.",
  ),
  home.advised(
    [["/advisers#steps", "/advisers?a=1&#steps"]],
    "52:15  sections[1].items[1].href  has a `&` with nothing after it. Write `/advisers?a=1#steps`.",
  ),
  terms.advised(
    [["These terms hold for", 'These terms\nhold, **as "agreed"**, for']],
    "22:12  (line)  has straight quotes. Write “ before and ” after the words.",
  ),
  description.advised("A lender´s view.", [31, "has a character that only looks like an apostrophe. Write ’."]),
  description.advised("They «advise».", [28, "has the quotation marks of another language. Write “ and ”."]),
  description.advised("From teaser -> closing.", [35, "has an improvised symbol. Write the real one, such as → or ™."]),
  description.wrong("They use product} well.", [39, "has no brace in front of product. Write {product}."]),
  home.advised(
    [
      ["alt: A dot", "alt: A dot on a wall, description automatically generated"],
      ["/advisers#steps", "/advisers?utm_source=letter&utm_medium=mail#steps"],
    ],
    "20:41  sections[0].picture.alt  was written by a program. Say what the picture shows.",
    "52:15  sections[1].items[1].href  has a tracking mark, `?utm_source=letter&utm_medium=mail`. Write `/advisers#steps`.",
  ),
  description.advised("They advise 🚀.", [35, "has an emoji, which looks different on each device. Remove it."]),
  description.advised("They work for the use of for the use of deals.", [33, "has the same word twice in a row. Delete one."]),
  description.advised("They advise) well.", [34, "closes a quotation mark or bracket that is not open. Open it, or remove it."]),
  description.advised("They advise all. They also close", [
    22,
    "has no full stop at the end of its last sentence. Add one, or restore what is missing.",
  ]),
  description.advised("They advise the owners of firms on the sale of what", [
    70,
    "has no full stop at the end of its last sentence. Add one, or restore what is missing.",
  ]),
  description.advised("They write to info@firm.org daily.", [
    37,
    "has an address, which is not a link here. Say it in words, or write {email}.",
  ]),
  description.advised("we charge nothing.", [
    23,
    "starts with a lowercase letter. Write a capital, or the words that are missing before it.",
  ]),
  description.advised("They met on 2026-06-30.", [35, "has a date as programs write it. Write it as 3 April 2026."]),
  description.advised("They write at https://www.firm.org/page daily.", [
    37,
    "has an address, which is not a link here. Say it in words, or write {email}.",
  ]),
  {
    ...intro.advised(
      "For US$2,000,000, $25B+, 91.5% or 3 per cent, 10 TB, 5 GB, 6 months, 300+ firms and 50 GB.",
      ...[
        [12, "US$2,000,000"],
        [26, "$25B+"],
        [33, "91.5%"],
        [42, "3 per cent"],
        [54, "10 TB"],
        [61, "5 GB"],
        [67, "6 months"],
        [77, "300+"],
      ].map(
        ([column, figure]) =>
          [
            Number(column),
            `shows \`${figure}\`, which is not in content/claims.yaml. Add it there with its source, and write {claim.key} here.`,
          ] as const,
      ),
      [92, "shows `50 GB` written out. Write {claim.storage} if that is the figure meant, or add another to content/claims.yaml."],
    ),
    made: claims(["storage", "50 GB"]),
  },
  description.advised(
    "They pay AED 500, or 500 dirhams.",
    [32, "shows `AED 500`, which is not in content/claims.yaml. Add it there with its source, and write {claim.key} here."],
    [44, "shows `500 dirhams`, which is not in content/claims.yaml. Add it there with its source, and write {claim.key} here."],
  ),
  description.wrong("They[1] advise.", [27, "shows `[1]`, a leftover from another program. Remove it."]),
  description.wrong("Text goes here.", [23, "shows `Text goes here`, a note that the text is unfinished. Write the text."]),
  description.wrong("Click or tap here to enter text.", [36, "shows `here to enter`, a note that the text is unfinished. Write the text."]),
  description.wrong("They are John Doe.", [32, "shows `John Doe`, a note that the text is unfinished. Write the text."]),
  description.wrong("They are %s.", [
    32,
    "shows `%s`, a placeholder that is not replaced here. Write a token such as {product}, or the words themselves.",
  ]),
  description.wrong("[x] They advise.", [
    23,
    "shows `[x] `, a word processor's bullet. Remove it, and say it in sentences: texts of fields have no lists.",
  ]),
  description.wrong("\u54a8\u8be2", [22, "is in the letters of another language. Write it in English."]),
  description.wrong("They \ufb01nd.", [
    28,
    "contains a symbol that looks like a letter, but not to search and screen readers (U+FB01). Type the plain letter.",
  ]),
  home.advised(
    [["src: ../media/dot.png\n          decorative: true", "src: ../media/dot.png\n          alt: The same dot"]],
    "37:16  sections[1].items[0].picture.src  is content/media/dot.png, which line 19 already shows. Use another picture.",
  ),
  home.wrong(
    [
      [
        "  - type: faq",
        `  - type: products\n    heading: Products\n    tabs:\n${["one", "two"].map((slug) => `      - { slug: ${slug}, label: The ${slug}, heading: Tab ${slug}, blurb: "It is ${slug}.", link: { label: More, href: /advisers }, slides: [{ src: ../media/dot.png, decorative: true, callouts: [${[`x: ${slug === "one" ? 120 : 0.12}`, "x: 5", "x: 6"].map((x, index) => `{ text: "${slug}, ${index}", ${x}, y: ${index} }`).join(", ")}] }] }\n`).join("")}  - type: faq`,
      ],
    ],
    "56:201  sections[2].tabs[0].slides[0].callouts[0].x  is 120. Write at most 100.",
    "57:201  sections[2].tabs[1].slides[0].callouts[0].x  is 0.12, a fraction. Write a percentage, such as 74.5 for 0.745.",
  ),
  {
    edits: {
      "pages/home.yaml": [["  canonical:", "  preview: ../media/preview.png\n  canonical:"]],
      "pages/contact.yaml": [["  canonical:", "  preview: ../media/preview.png\n  canonical:"]],
    },
    lines: [],
    advice: [
      "content/pages/home.yaml:12:12  metadata.preview  is also the preview of content/pages/contact.yaml. Give this page its own picture.",
    ],
  },
  {
    edits: { "pages/home.yaml": [["  canonical:", "  preview: ../media/drawn.jpg\n  canonical:"]] },
    made: {
      "media/drawn.jpg": () =>
        plain(1200, 630)
          .withExif({ IFD0: { ImageDescription: "A café’s deal" } })
          .jpeg()
          .toBuffer(),
    },
    lines: [],
    advice: [
      "content/pages/home.yaml:12:12  metadata.preview  shows the heading `A cafe's deal`, not the page's `One room for a deal`. Ask an engineer to redraw it (studio/README.md), or remove this line to show the site's own picture.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [
        ["  canonical:", "  preview: ../media/drawn.jpg\n  canonical:"],
        ["heading: One room for a deal", "heading: '{product}: a café’s deal'"],
        ["heading: Who we serve", "heading: Three kinds of user"],
      ],
    },
    made: {
      "media/drawn.jpg": () =>
        plain(1200, 630)
          .withExif({ IFD0: { ImageDescription: "Norden: a café’s deal" } })
          .jpeg()
          .toBuffer(),
    },
    lines: [],
    advice: ["content/pages/home.yaml:28:14  sections[1].heading  says “Three kinds”, but 2 are listed. Correct the number, or the list."],
  },
  {
    edits: {
      "pages/home.yaml": [
        ["description: They found.", "description: They advise."],
        ["description: They advise.", "description: Advisers"],
      ],
      "faq.yaml": [["answer: A platform.", "answer: What is {product}?"]],
      "legal/terms.mdx": [
        [
          "## Scope",
          "A sentence that is long enough to be told apart from every other one.\n\n## Scope\n\nA sentence that is long enough to be told apart from every other one.",
        ],
      ],
      "navigation.yaml": [
        [
          "      - label: Advisers\n        href: /advisers",
          "      - label: Advisers\n        href: /advisers\n      - label: Bankers\n        href: /advisers",
        ],
      ],
    },
    lines: [],
    advice: [
      "content/faq.yaml:7:17  categories[0].items[0].answer  says the same as `question`. Reword or remove one of the two.",
      "content/legal/terms.mdx:23:1  (line)  says the same as line 19. Reword or remove one of the two.",
      "content/navigation.yaml:11:15  menus[1].items[2].href  leads to the same place as line 9. Remove one, or correct its address.",
      "content/pages/home.yaml:31:22  sections[1].items[0].description  says the same as `title`. Reword or remove one of the two.",
    ],
  },
  faq.advised(
    [["question: Who is it for?", "question: Who is it for"]],
    "9:19  categories[0].items[1].question  does not end in a question mark. Add one.",
  ),
  home.wrong(
    [
      [
        "noMatch: No answer\n",
        `noMatch: No answer\n${pricingTable(["first", "Business"], ["second", "Enterprise"]).replace("lines: [", "lines: [{ slug: storage, label: Storage }, ")}`,
      ],
    ],
    "64:100  sections[3].rows.lines[0].slug  is a line on which no plan has a feature. Remove it, or give a plan a feature on it.",
  ),
  {
    made: claims(["fall", "-150"]),
    lines: [
      "content/claims.yaml:2:25  claims[0].value  is a malformed figure. Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.",
    ],
  },
  contact.advised(
    [["and we answer.", "and answers"]],
    "8:9  metadata.metaDescription.en  does not end like a sentence. Write sentences: keywords have their own field.",
  ),
  home.advised(
    [["alt: A dot", "alt: Image of a dot"]],
    "20:12  sections[0].picture.alt  begins by saying that it is a picture, which screen readers announce anyway. Say what it shows.",
  ),
  {
    edits: { "pages/home.yaml": [["noMatch: No answer\n", `noMatch: No answer\n${plans("seeker")}`]] },
    made: claims(["seeker", "$1,000", "kind: price, plan: Enterprise, ", '"Its price, once."']),
    lines: [],
    advice: [
      "content/pages/home.yaml:66:47  sections[3].plans[0].price  names {claim.seeker}, “Its price, once”, which does not fit the words beside it. Correct one of the two.",
      "content/pages/home.yaml:67:87  sections[3].plans[1].bestFor  says the same as line 66. Reword or remove one of the two.",
      "content/pages/home.yaml:67:104  sections[3].plans[1].overview  says the same as line 66. Reword or remove one of the two.",
    ],
  },
  home.wrong(
    [
      [
        "noMatch: No answer\n",
        `noMatch: No answer\n${pricingTable(["first", "Capital Seekers"], ["second", "Enterprise"]).replace("href: /contact", "href: /registration/investor")}`,
      ],
    ],
    "66:204  sections[3].plans[0].action.href  links to `/registration/investor`, but its plan is `Capital Seekers`. Write `/registration/capital-seeker`, or correct the plan.",
  ),
  {
    edits: {
      "pages/home.yaml": [
        [
          "noMatch: No answer\n",
          `noMatch: No answer\n${pricingTable(["first", "Business"], ["second", "Enterprise"])
            .replace("{ slug: deals, label: Deals }", "{ slug: deals, label: Deals }, { slug: storage, label: Storage }")
            .replace("text: All }", 'text: "{claim.large}" }, { line: deals, text: "{claim.small}" }')
            .replace("{ line: deals, text: All }", "{ line: storage, text: All }")
            .replace("addOns: [None]", 'addOns: ["{claim.large}"]')}`,
        ],
      ],
    },
    made: claims(
      ["small", "50 GB", "plan: Business, line: storage, ", "Its storage."],
      ["large", "10 TB", "plan: Enterprise, line: storage, ", "Its room."],
    ),
    lines: [],
    advice: [
      "content/pages/home.yaml:66:123  sections[3].plans[0].features  has no entry on the line `storage`, but {claim.small} is “Its storage”. Add the entry.",
      "content/pages/home.yaml:66:145  sections[3].plans[0].features[0].text  names {claim.large}, “Its room”, which belongs to the plan `Enterprise`; this is `Business`. Correct one of the two.",
      "content/pages/home.yaml:66:185  sections[3].plans[0].features[1].text  names {claim.small}, “Its storage”, which belongs to the line `storage`; this is `deals`. Correct one of the two.",
      "content/pages/home.yaml:66:214  sections[3].plans[0].addOns[0]  names {claim.large}, “Its room”, which belongs to the plan `Enterprise`; this is `Business`. Correct one of the two.",
      "content/pages/home.yaml:67:87  sections[3].plans[1].bestFor  says the same as line 66. Reword or remove one of the two.",
      "content/pages/home.yaml:67:104  sections[3].plans[1].overview  says the same as line 66. Reword or remove one of the two.",
    ],
  },
  {
    edits: { "pages/home.yaml": [["noMatch: No answer\n", `noMatch: No answer\n${plans("business")}`]] },
    made: claims(["business", "$1,000", "plan: Business, per: month, ", "Its price."]),
    lines: [],
    advice: [
      "content/pages/home.yaml:66:47  sections[3].plans[0].price  names {claim.business}, “Its price”, which does not fit the words beside it. Correct one of the two.",
      "content/pages/home.yaml:67:87  sections[3].plans[1].bestFor  says the same as line 66. Reword or remove one of the two.",
      "content/pages/home.yaml:67:104  sections[3].plans[1].overview  says the same as line 66. Reword or remove one of the two.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [
        [
          "    actions:\n",
          "    film: { button: Film, title: The film, video: ../media/film.mp4, poster: { src: ../media/dot.png, alt: Start }, captions: ../media/film.vtt, transcript: [Words.] }\n    actions:\n",
        ],
      ],
    },
    made: { "media/film.vtt": () => "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nLorem ipsum\n" },
    lines: [
      "content/pages/home.yaml:21:51  sections[0].film.video  is content/media/film.mp4, which does not exist. Add the file, or correct the name (capitals matter).",
      "content/pages/home.yaml:21:127  sections[0].film.captions  is content/media/film.vtt, which is wrong on line 4: `Lorem ipsum` is a note that the text is unfinished. Write the text.",
    ],
  },
  terms.advised(
    [["See [above]", "We hold two kinds.\n\n| Kind |\n| --- |\n| One |\n\nDo three things:\n\n- Pay.\n- Read.\n\nSee [above]"]],
    "25:18  (line)  says “two kinds.” above 1 of them. Correct the number, or what is below.",
    "31:16  (line)  says “three things:” above 2 of them. Correct the number, or what is below.",
  ),
];
