/** Texts that contradict their field or what is next to them. */
import { ADVISERS, claims, copyOf, home, type InvalidCase, pricingTable } from "./invalid-case.testing";

export const contradictedCases: readonly InvalidCase[] = [
  home.advised(
    [["They advise.", "They pre- and post-date infor- mation (Anna to check) and pay claim.seeker-price."]],
    "31:51  sections[1].items[0].description  has a word hyphenated across lines. Rejoin it.",
    "31:60  sections[1].items[0].description  has a note to a colleague in brackets. Remove it when that is done.",
    "31:84  sections[1].items[0].description  names a figure without its braces. Write it as {claim.name}.",
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
      "content/audiences/bankers.yaml:1:1  (file)  publishes /bankers, but no menu or footer links to it. Add a link, for example in content/navigation.yaml.",
    ],
  },
  home.advised(
    [["lead: Meet on {product}.", "lead: Meet as in Exhibit 2."]],
    "17:22  sections[0].lead  mentions `Exhibit 2`, but no caption of this page has that name. Correct the number or the caption.",
  ),
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
];
