/** Texts that contradict their field, or what is beside them. */
import { plain } from "../media/made-media.testing";
import { ADVISERS, claims, contact, copyOf, home, imprint, intro, type InvalidCase, pricingTable, site } from "./invalid-case.testing";

const leader = (name: string, role: string, file: string): string =>
  `{ name: "${name}", role: "${role}", bio: "Of the ${file}.", picture: { src: ../media/${file}.png, alt: "Portrait of the ${file}" }, sample: true }`;

export const contradictedCases: readonly InvalidCase[] = [
  site.advised(
    [
      ["accepted: Accepted", "accepted: Turned down and refused"],
      ["openMenu: Open", "openMenu: Close"],
      ["closeMenu: Close", "closeMenu: Open"],
      ["previous: Previous", "previous: Next"],
      ["next: Next", "next: Back"],
      ["showAll: Show All", "showAll: Show Less"],
      ["showLess: Show Less", "showLess: Show Everything and All"],
      ["notificationError: Notification Error", "notificationError: Message Sent"],
      ["stepOf: Step [n] of [total]", 'stepOf: "Step [total] of [n]"'],
    ],
    "49:13  consent.accepted  is `Turned down and refused on [day].`, which fits `consent.refused` better. Swap them.",
    "63:13  labels.openMenu  is `Close Menu`, which fits `labels.closeMenu` better. Swap them.",
    "64:14  labels.closeMenu  is `Open Menu`, which fits `labels.openMenu` better. Swap them.",
    "66:13  labels.previous  is `Next`, which fits `labels.next` better. Swap them.",
    "67:9  labels.next  is `Back`, which fits `labels.previous` better. Swap them.",
    "78:17  labels.stepOf  has its slots in the wrong order. Swap them.",
    "84:22  labels.notificationError  is `Message Sent`, which fits `labels.notificationSuccess` better. Swap them.",
    "89:12  labels.showAll  is `Show Less`, which fits `labels.showLess` better. Swap them.",
    "90:13  labels.showLess  is `Show Everything and All`, which fits `labels.showAll` better. Swap them.",
  ),
  contact.advised(
    [
      ["label: E-mail", "label: Firm"],
      ["label: Company", "label: Your e-mail"],
      ["success: Sent.", "success: Not sent, try again."],
      ["failure: Not sent.", "failure: Sent. Thank you."],
    ],
    "29:16  sections[1].fields.email.label  is `Firm`, which fits `sections[1].fields.userCompany.label` better. Swap them.",
    "33:16  sections[1].fields.userCompany.label  is `Your e-mail`, which fits `sections[1].fields.email.label` better. Swap them.",
    "51:14  sections[1].success  is `Not sent, try again.`, which fits `sections[1].failure` better. Swap them.",
    "52:14  sections[1].failure  is `Sent. Thank you.`, which fits `sections[1].success` better. Swap them.",
  ),
  home.advised(
    [
      ['resultOne: "[n] answer"', 'resultOne: "[n] answers"'],
      ['resultMany: "[n] answers"', 'resultMany: "[n] answer matches"'],
    ],
    "59:16  sections[2].resultOne  is `[n] answers`, which fits `sections[2].resultMany` better. Swap them.",
  ),
  home.advised(
    [
      [
        "They advise.",
        "They .At length pre- and post-date infor- mation (Anna to check) and pay claim.seeker-price on iOS SDK as bANKING HOUSES.",
      ],
    ],
    "31:27  sections[1].items[0].description  has a full stop before a word. Put it after the previous word.",
    "31:62  sections[1].items[0].description  has a word hyphenated across lines. Rejoin it.",
    "31:71  sections[1].items[0].description  has a note to oneself in brackets. Remove it, once it is done.",
    "31:95  sections[1].items[0].description  names a figure without its braces. Write it as {claim.name}.",
    "31:128  sections[1].items[0].description  was typed with caps lock on. Type it again.",
  ),
  home.advised(
    [["/advisers#steps", "https://{host}/advisers?utm_source=letter#steps"]],
    "52:15  sections[1].items[1].href  uses a full address for one of our own pages. Write `/advisers#steps`.",
  ),
  {
    edits: { [ADVISERS]: [["workflow: advisers", "workflow: bankers"]] },
    made: {
      "audiences/bankers.yaml": () => copyOf(ADVISERS).replaceAll("advisers", "bankers").replaceAll("dvisers", "ankers"),
      "workflows/bankers.yaml": () => copyOf("workflows/advisers.yaml", ["How advisers work", "How bankers work"]),
    },
    lines: [],
    advice: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `bankers`, the workflow of another page. Write `advisers`.",
      "content/audiences/bankers.yaml:1:1  (file)  publishes /bankers, but no menu or footer links to it. Link to it, such as in content/navigation.yaml.",
      "content/pages/home.yaml:14:3  sections  does not end in a `call-to-action`, unlike most pages. Add one, or restore what the file has lost.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [
        [
          "        emphasis: primary\n",
          "        emphasis: primary\n      - { label: Ask Us, href: /contact?subject=Demo%20Request, emphasis: secondary }\n",
        ],
      ],
      "audiences/advisers.yaml": [
        ["label: Look round\n        href: /\n", "label: Ask us\n        href: /contact?subject=Enterprise%20Sales\n"],
      ],
      "navigation.yaml": [
        ["label: Book a demo", "label: Ask us"],
        ["mobileDemoLabel: Book a demo", "mobileDemoLabel: Ask us"],
        ["label: What does it cost?\n        href: /#cost", "label: Ask us\n        href: /contact?subject=Demo%20Request"],
      ],
    },
    lines: [],
    advice: [
      "content/audiences/advisers.yaml:37:15  sections[3].actions[0].href  links to `/contact?subject=Enterprise%20Sales`, but the 3 others with the label `Ask us` link to `/contact?subject=Demo%20Request`. Correct the address or the label.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [
        [
          "        emphasis: primary\n",
          "        emphasis: primary\n  - { type: call-to-action, heading: Begin, text: As in Exhibit 2., actions: [{ label: Sign up, href: /registration/capital-seeker }] }\n",
        ],
      ],
      "navigation.yaml": [["mobileDemoLabel: Book a demo", "mobileDemoLabel: Log in"]],
    },
    lines: [],
    advice: [
      "content/navigation.yaml:16:18  mobileDemoLabel  is `Log in`, but the same button is `Book a demo` on wide screens (`demo.label`). Correct one of the two.",
      "content/pages/home.yaml:23:15  sections[0].actions[0].href  links to `/registration/investor`, but the other one with the label `Sign up` links to `/registration/capital-seeker`. Correct the address or the label.",
      "content/pages/home.yaml:25:57  sections[1].text  mentions `Exhibit 2`, but no caption of this page has that name. Correct the number or the caption.",
      "content/pages/home.yaml:25:103  sections[1].actions[0].href  links to `/registration/capital-seeker`, but the other one with the label `Sign up` links to `/registration/investor`. Correct the address or the label.",
    ],
  },
  home.wrong(
    [["        emphasis: primary\n", "        emphasis: primary\n  - { type: statement, heading: Terms first, inked: then names }\n"]],
    "25:53  sections[1].inked  is not what the heading ends with. Write the heading's last words, letter by letter.",
  ),
  {
    made: claims(
      ["storage", "500 GB"],
      ["limit", "250 GB", "atLeast: storage, "],
      ["more", "10 TB", "atLeast: limit, "],
      ["soon", "4h"],
      ["later", "1h", "atLeast: soon, "],
    ),
    lines: [],
    advice: [
      "content/claims.yaml:3:26  claims[1].value  is `250 GB`, but must not be less than {claim.storage}, which is `500 GB`. Correct whichever is wrong.",
      "content/claims.yaml:6:26  claims[4].value  is `1h`, but must not be less than {claim.soon}, which is `4h`. Correct whichever is wrong.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [
        [
          "  - type: faq",
          `  - type: leadership\n    heading: Team\n    leaders:\n      - ${leader("Chief Counsel", "{name}", "head")}\n      - ${leader("{name}", "Head", "lawyer")}\n  - type: faq`,
        ],
      ],
      "pages/contact.yaml": [["dot.png\n      decorative: true", "dot.png\n      alt: A point"]],
    },
    made: { "media/head.png": () => plain(900, 1125).png().toBuffer(), "media/lawyer.png": () => plain(800, 1000).png().toBuffer() },
    lines: [],
    advice: [
      "content/pages/home.yaml:20:12  sections[0].picture.alt  and content/pages/contact.yaml describe content/media/dot.png differently. Use the same alt text.",
      "content/pages/home.yaml:56:18  sections[2].leaders[0].name  is a job title, not a name. Write it as `role`.",
      "content/pages/home.yaml:56:41  sections[2].leaders[0].role  shows the placeholder of a leader. Write the name, as `name`.",
      "content/pages/home.yaml:57:33  sections[2].leaders[1].role  fits `../media/head.png` better than `../media/lawyer.png`. Swap them.",
    ],
  },
  home.advised(
    [["heading: One room for a deal", "heading: One months for a deal"]],
    "16:14  sections[0].heading  says “One months”. Write “One month”.",
  ),
  site.advised(
    [["pause: Pause", "pause: Play"]],
    "68:10  labels.pause  is `Play`, the opposite of `pause`, which its control does. Write what the control does.",
  ),
  contact.advised(
    [["en: Write to us about", "en: Write to our office in Paris about"]],
    "8:32  metadata.metaDescription.en  says that there is an office in `Paris`, which `company.address` in content/site.yaml does not name. Correct one of the two.",
  ),
  intro.advised("Unsere Plattform zeigt Anlegern jederzeit alle offenen Beteiligungen in einer sicheren Umgebung.", [
    8,
    "has hardly a word that English sentences are made of. Write it in English.",
  ]),
  {
    edits: {
      "legal/terms.mdx": [["See [above]", "You must be at least 18 years old. See [above]"]],
      "navigation.yaml": [["legal:\n", "legal:\n  - label: Imprint\n    href: /imprint\n"]],
    },
    made: {
      "legal/imprint.mdx": () =>
        imprint(
          ["en: Terms\n", "en: Imprint\n"],
          ["heading: Terms", "heading: Imprint"],
          ["lead: What holds between you and", "lead: Who publishes"],
          ["See [above]", "Nobody under 21 may register. See [above]"],
          [
            '"The terms on which people use {product}: who may join, and what holds between us."',
            '"Who publishes {product}, for whom, and what else the law wants said of it on this site."',
          ],
          [
            '"The terms on which people use {product}: who may join, and what holds between us."',
            '"Who publishes {product}, for whom, and what else the law wants said of it on this site."',
          ],
        ),
    },
    lines: [],
    advice: [
      "content/legal/terms.mdx:25:13  (line)  says `at least 18`, but content/legal/imprint.mdx:25 says `under 21`. Write the same age in both.",
    ],
  },
  {
    ...home.advised(
      [
        ["lead: Meet on {product}.", "lead: It is free for Enterprise. Business costs {claim.enterprise}."],
        [
          "noMatch: No answer\n",
          `noMatch: No answer\n${pricingTable(["first", "Business"], ["second", "Enterprise"])
            .replace("price: On request", "price: Free")
            .replace("price: On request", 'price: "{claim.enterprise}"')
            .replace("period: yearly, bestFor: Firms, overview: All of it.", "period: one-time, bestFor: Banks, overview: All.")}`,
        ],
      ],
      "17:17  sections[0].lead  says that the plan `Enterprise` is free, but the price list charges for it. Correct one of the two.",
      "17:38  sections[0].lead  names {claim.enterprise}, “A figure”, in a sentence on the plan `Business`. Correct one of the two.",
      "66:47  sections[3].plans[0].price  is `Free`, but {claim.business} is `$1,000`, “A figure”. Correct one of the two.",
    ),
    made: claims(["business", "$1,000", "plan: Business, per: year, "], ["enterprise", "$2,000", "plan: Enterprise, per: year, "]),
  },
  {
    ...home.advised(
      [
        [
          "    heading: One room",
          "    exhibit: { src: ../media/dots.png, alt: The paper of Investor C, caption: Exhibit 1. The paper of Investor B }\n    heading: One room",
        ],
        [
          "  - type: faq",
          `  - type: benefits\n    heading: Two\n    arrangement: rows\n    picture: { src: ../media/spots.png, alt: Spots on a wall, caption: Exhibit 2. Spots on a wall }\n    items:\n      - { title: One, text: It is one. }\n      - { title: Other, text: It is another. }\n  - type: faq`,
        ],
      ],
      "16:45  sections[0].exhibit.alt  names `Investor C`, which its caption `Exhibit 1. The paper of Investor B` calls otherwise. Correct one of the two.",
      "57:46  sections[2].picture.alt  says the same as its caption, which is read out too. Say what the picture shows.",
    ),
    made: { "media/dots.png": () => plain(1600, 900).png().toBuffer(), "media/spots.png": () => plain(1400, 800).png().toBuffer() },
  },
];
