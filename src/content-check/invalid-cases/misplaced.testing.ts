/** Content in the wrong place. */
import { copyOf, home, type InvalidCase, pricingTable } from "./invalid-case.testing";

export const misplacedCases: readonly InvalidCase[] = [
  {
    made: {
      "legal/privacy.mdx": () =>
        copyOf("legal/terms.mdx", ["slug: terms\npath: /terms", "slug: privacy\npath: /privacy"], ["name: terms", "name: privacy"]).replace(
          "{host}/terms",
          "{host}/privacy",
        ),
    },
    lines: [
      "content/legal/terms.mdx:19:4  (line)  has the same text as content/legal/privacy.mdx. Restore the right text in one of them.",
      "content/navigation.yaml:23:3  legal  has no link to `/privacy`, which every page's footer needs. Add one with `href: /privacy`.",
    ],
  },
  home.wrong(
    [
      [
        "noMatch: No answer\n",
        `noMatch: No answer\n${pricingTable(["first", "Business"], ["second", "Enterprise"]).replace("line: deals", "line: storage")}`,
      ],
    ],
    "66:132  sections[3].plans[0].features[0].line  is none of the lines of rows.lines. Write one of deals, or add it there.",
  ),
];
