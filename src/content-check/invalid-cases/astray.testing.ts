/** What belongs somewhere else. */
import { copyOf, type InvalidCase } from "./invalid-case.testing";

export const astrayCases: readonly InvalidCase[] = [
  {
    name: "legal-text-that-no-page-leads-to",
    made: {
      "legal/privacy.mdx": () =>
        copyOf("legal/terms.mdx", ["slug: terms\npath: /terms", "slug: privacy\npath: /privacy"], ["name: terms", "name: privacy"]).replace(
          "{host}/terms",
          "{host}/privacy",
        ),
    },
    lines: [
      "content/navigation.yaml:23:3  legal  has no link to `/privacy`, which every page's footer needs. Add one with `href: /privacy`.",
    ],
  },
];
