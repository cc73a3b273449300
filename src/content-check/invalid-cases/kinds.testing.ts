/** Each kind of content with fields that do not fit its model. */
import { copyOf, type InvalidCase, site, TOKENS } from "./invalid-case.testing";

export const kindCases: readonly InvalidCase[] = [
  {
    made: {
      "audiences/advisers.yaml": () => `path: /advisers\n${copyOf("audiences/advisers.yaml")}`,
    },
    lines: [
      "content/audiences/advisers.yaml:1:1  path  is not a known field. Use one of `label`, `metadata`, `sections`, `sample`, or remove it.",
    ],
  },
  site.wrong(
    [["  og: ./media/preview.png\n  twitter: ./media/preview.png", "  og: ../media/dot.png\n  twitter: ./media/dott.png"]],
    "30:7  preview.og  is `../media/dot.png`, outside content/media. Put the file there and write ./media/dot.png.",
    "31:12  preview.twitter  is content/media/dott.png, which does not exist. Did you mean `dot.png`? Add the file, or correct the name (capitals matter).",
  ),
  {
    made: {
      "redirects.yaml": () => `redirects:
  - from: /advisers
    to: /terms
  - from: /contact/index.html
    to: /terms
  - from: /old?page=1
    to: /terms
  - from: /one
    to: /two
  - from: /two
    to: /one
  - from: /chain
    to: /{product}-deals?a=b
  - from: /{product}-deals
    to: /terms#scope
  - from: /norden-deals
    to: /adviser
  - from: /insecure
    to: http://www.example.com/
  - from: /temporary
    to: https://www.example.com/page
    status: 302
  - from: /{brand}
    to: /terms
`,
    },
    lines: [
      "content/redirects.yaml:2:11  redirects[0].from  is `/advisers`, the address of content/audiences/advisers.yaml. Remove this entry, or give that page another address.",
      "content/redirects.yaml:4:11  redirects[1].from  is `/contact/index.html`, the address of content/pages/contact.yaml. Remove this entry, or give that page another address.",
      "content/redirects.yaml:6:11  redirects[2].from  is not a path that can be redirected. Write it as /old-name: letters, digits and - _ . ~ only, without a / at the end.",
      "content/redirects.yaml:9:9  redirects[3].to  forms a loop: `/one`, `/two`, `/one`. Write the address of a page.",
      "content/redirects.yaml:11:9  redirects[4].to  forms a loop: `/two`, `/one`, `/two`. Write the address of a page.",
      "content/redirects.yaml:13:9  redirects[5].to  leads to `/norden-deals?a=b`, which is itself redirected. Write its final address: /terms#scope.",
      "content/redirects.yaml:16:11  redirects[7].from  is `/norden-deals`, which line 14 redirects already. Keep one of the two.",
      "content/redirects.yaml:17:9  redirects[7].to  leads to `/adviser`, which is not a page of this site. Did you mean `/advisers`? Write the address of a page, or https:// for another site.",
      "content/redirects.yaml:19:9  redirects[8].to  is not an address to redirect to. Write a page of this site, such as /terms, or a whole address that begins with https://.",
      "content/redirects.yaml:22:13  redirects[9].status  is the number 302, which is not allowed here. Use one of `301`, `308`.",
      `content/redirects.yaml:23:12  redirects[10].from  names \`{brand}\`, which is not a token. Use one of ${TOKENS}.`,
    ],
  },
  {
    edits: {
      "audiences/advisers.yaml": [
        ['"For advisers with mandates: one place for clients, their papers and their investors."', "For advisers in {claim.country}."],
        ["place.", "place, in {claim.countries.words} countries."],
        [
          "      decorative: true",
          `      decorative: true
    figures:
      - value: more than {claim.countries} over
        label: countries
      - value: "{claim.countries}+"
        label: countries`,
        ],
      ],
      "legal/terms.mdx": [["for {product}.", "in {claim.countries} countries."]],
      "site.yaml": [['  suite: "{product} 360"', '  suite: "{product} {claim.countries}"']],
    },
    made: {
      "claims.yaml": () => `claims:
  - key: countries
    value: "150"
    says: Countries.
    asOf: "2026-11-01"
`,
    },
    lines: [
      "content/audiences/advisers.yaml:7:25  metadata.metaDescription.en  names `{claim.country}`, which is not in content/claims.yaml. Did you mean `claim.countries`? Add the figure there, or name another one.",
      "content/audiences/advisers.yaml:16:41  sections[0].lead  names `{claim.countries.words}`, which is not in content/claims.yaml. Add the figure there, or name another one.",
      "content/audiences/advisers.yaml:21:16  sections[0].figures[0].value  has 18 characters when shown (`more than 150 over`). Shorten it to at most 12, or the figure in content/claims.yaml.",
      "content/legal/terms.mdx:21:21  (line)  names `{claim.countries}`, but legal texts write their figures out. Write the figure itself.",
      "content/site.yaml:3:21  product.suite  names {claim.countries} where only {product} is replaced. Write the words themselves.",
    ],
  },
];
