/** Problems across files, above all missing files. Each cause is reported first, and only once. */
import { ADVISERS, type InvalidCase, redirectsOf } from "./invalid-case.testing";

const claims = (...lines: readonly string[]): string =>
  ["claims:", "  - key: countries", '    value: "150"', ...lines, "    says: Countries.", '    asOf: "2026-11-01"', ""].join("\n");

export const siteCases: readonly InvalidCase[] = [
  {
    edits: {
      [ADVISERS]: [["All mandates in one place.", '"{claim.countries} mandates of {claim.countries}, {claim.firms}"']],
      "faq.yaml": [["A platform.", '"{claim.firms}"']],
    },
    lines: ["content/claims.yaml:1:1  (file)  does not exist, but 2 places name its figures. Restore it from Git."],
  },
  {
    edits: {
      [ADVISERS]: [
        [
          "lead: All mandates in one place.",
          'lead: "{claim.countries}"\n    figures: [{ value: "{claim.countries} of 1", label: A }, { value: "1", label: B }]',
        ],
      ],
    },
    made: { "claims.yaml": () => claims("    value: twice") },
    lines: [
      "content/claims.yaml:4:5  (line)  repeats the key `value` of the same entry. Keep one of the two, or begin a new entry with a hyphen.",
    ],
  },
  {
    edits: { [ADVISERS]: [["All mandates in one place.", '"{claim.countries} mandates, {claim.countries.words}"']] },
    made: {
      "claims.yaml": () =>
        claims(
          "    words: a hundred and fifty",
          "    says: Countries.",
          '    asOf: "2026-11-01"',
          "  - key: countries",
          '    value: "160"',
        ),
    },
    lines: ["content/claims.yaml:7:10  claims[1].key  is `countries`, which line 2 already uses. Give each its own."],
  },
  {
    edits: { [ADVISERS]: [["All mandates in one place.", '"{claim.countries} mandates"']] },
    made: { "claims.yaml": () => claims().replace("150", "{x}") },
    lines: ["content/claims.yaml:3:12  claims[0].value  has a brace, but no token is replaced here. Write the figure itself."],
  },
  {
    edits: {
      [ADVISERS]: [["All mandates in one place.", '"{claim.firms} mandates"']],
      "faq.yaml": [
        ["A platform.", "For {claim.firms}."],
        ["Professionals.", "By {claim.firms}."],
      ],
    },
    made: { "claims.yaml": () => claims() },
    lines: [
      "content/audiences/advisers.yaml:16:12  sections[0].lead  names `{claim.firms}`, which is not in content/claims.yaml, here and in 2 other places (content/faq.yaml:7:21, content/faq.yaml:10:20). Add the figure there, or name another one.",
    ],
  },
  {
    without: ["workflows/advisers.yaml"],
    lines: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `advisers`, but there is no such file in content/workflows. Add the file.",
    ],
  },
  {
    edits: { "pages/home.yaml": [["  - type: faq\n", "  - type: workflow\n    heading: Steps\n    workflow: advisers\n  - type: faq\n"]] },
    without: ["workflows/advisers.yaml"],
    lines: [
      "content/workflows/advisers.yaml:1:1  (file)  does not exist, but 2 places refer to it (content/audiences/advisers.yaml:23:15, content/pages/home.yaml:55:15). Add the file, or name another workflow in each place.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [
        ["dot.png", "dto.png"],
        ["dot.png", "dto.png"],
      ],
    },
    lines: [
      "content/media/dto.png:1:1  (file)  does not exist, but 2 places refer to it (content/pages/home.yaml:19:12, content/pages/home.yaml:37:16). Did you mean `dot.png`? Add the file, or correct the name (capitals matter).",
    ],
  },
  {
    without: ["pages/contact.yaml"],
    lines: [
      "content/legal/terms.mdx:21:64  (line)  leads to `/contact`, which is not a page of this site, here and in one other place (content/navigation.yaml:15:9). Add that page, or write another address in each place.",
    ],
  },
  {
    made: { "redirects.yaml": () => redirectsOf(...["a", "b", "c", "d", "e", "f", "g"].map((name) => [`/${name}`, "/gone"] as const)) },
    lines: [
      "content/redirects.yaml:3:9  redirects[0].to  leads to `/gone`, which is not a page of this site, here and in 6 other places (content/redirects.yaml:5:9, content/redirects.yaml:7:9, content/redirects.yaml:9:9, content/redirects.yaml:11:9, content/redirects.yaml:13:9, and 1 more). Add that page, or write another address in each place.",
    ],
  },
  // An unreadable file is not also reported as missing, and everything is sorted.
  {
    edits: {
      "audiences/advisers.yaml": [["Advisers", "@dvisers"]],
      "faq.yaml": [["general", '"general']],
      "legal/terms.mdx": [["hold for {product}.", "hold for {product."]],
      "pages/contact.yaml": [["path: /contact\n", ""]],
      "pages/home.yaml": [["label: Home", "label: > Home"]],
      "workflows/advisers.yaml": [["title: How advisers work", "title: 'How advisers work"]],
    },
    lines: [
      "content/audiences/advisers.yaml:1:8  (line)  begins a text with a character that YAML reserves. Put the text in quotes.",
      "content/faq.yaml:2:11  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
      "content/legal/terms.mdx:21:41  (line)  has a { that is not part of a token. Write a token such as {product}, or say it in words.",
      "content/pages/contact.yaml:1:1  path  is missing. Add `path`: The page's address on this site, such as /pricing.",
      "content/pages/home.yaml:2:10  (line)  cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before.",
      "content/workflows/advisers.yaml:1:8  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
    ],
  },
];
