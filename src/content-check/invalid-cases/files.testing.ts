/** Missing, misplaced and misnamed files. */
import { copyOf, FILES, home, type InvalidCase, pricingTable, terms } from "./invalid-case.testing";

export const fileCases: readonly InvalidCase[] = [
  terms.wrong([["slug: terms", "slug: conditions"]], "2:7  slug  differs from the file's name. Write `terms`."),
  {
    made: {
      ".gitkeep": () => "",
      "legal/terms.md": () => "# Terms\n",
      "media/data.yaml": () => "a: b\n",
      "navigation.yml": () => "menus: []\n",
      "notes.txt": () => "Notes.\n",
      "pages/.draft.yaml": () => "path: /draft\n",
    },
    lines: [
      `content/legal/terms.md:1:1  (file)  is not a content file. Did you mean \`legal/terms.mdx\`? Content files are ${FILES}; pictures belong in media.`,
      "content/media/data.yaml:1:1  (file)  is a content file in the media folder. Move it to its own folder, or remove it.",
      `content/navigation.yml:1:1  (file)  is not a content file. Did you mean \`navigation.yaml\`? Content files are ${FILES}; pictures belong in media.`,
      `content/notes.txt:1:1  (file)  is not a content file. Content files are ${FILES}; pictures belong in media.`,
      "content/pages/.draft.yaml:1:1  (file)  is hidden, but the site would read it. Rename or remove it.",
    ],
  },
  {
    without: ["site.yaml"],
    edits: {
      "pages/contact.yaml": [["en: Write to us about", "en: Write to our office in Paris about"]],
      "faq.yaml": [["answer: A platform.", "answer: A platform of many producs."]],
    },
    lines: ["content/site.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from Git."],
    advice: [],
  },
  {
    without: ["site.yaml", "navigation.yaml", "faq.yaml", "pages/home.yaml", "pages/not-found.yaml"],
    lines: [
      "content/faq.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from Git.",
      "content/navigation.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from Git.",
      "content/pages/home.yaml:1:1  (file)  does not exist, but the site needs a page at /. Restore it from Git, or give another page `path: /`.",
      "content/pages/not-found.yaml:1:1  (file)  does not exist, but the site needs a page at /404. Restore it from Git, or give another page `path: /404`.",
      "content/site.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from Git.",
    ],
  },
  {
    edits: {
      "legal/terms.mdx": [["questions](/#general).", "questions](/start#general)."]],
      "navigation.yaml": [
        ["    href: /", "    href: /start"],
        ["/#who-we-serve", "/start#who-we-serve"],
        ["/#cost", "/start#cost"],
      ],
      "pages/home.yaml": [
        ["path: /", "path: /start"],
        ["https://{host}/", "https://{host}/start"],
      ],
      "pages/not-found.yaml": [
        ["path: /404", "path: /missing"],
        ["https://{host}/404", "https://{host}/missing"],
        ["      href: /", "      href: /start"],
      ],
    },
    lines: [
      "content/pages/home.yaml:1:7  path  leaves the site without a page at /. Write `path: /`.",
      "content/pages/not-found.yaml:1:7  path  leaves the site without a page at /404. Write `path: /404`.",
    ],
  },
  {
    made: {
      "audiences/Wealth_Managers.yaml": () =>
        copyOf("audiences/advisers.yaml", ["advisers", "wealth-managers"], ["https://{host}/advisers", "https://{host}/Wealth_Managers"]),
      "workflows/مستشار.yaml": () => copyOf("workflows/advisers.yaml"),
    },
    lines: [
      "content/audiences/Wealth_Managers.yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to wealth-managers.yaml.",
      "content/workflows/مستشار.yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to name.yaml.",
    ],
  },
  {
    made: {
      "audience/founders.yaml": () => copyOf("audiences/advisers.yaml"),
      "audiences/brokers.yaml": () => copyOf("workflows/advisers.yaml"),
      "pages/cookies.mdx": () => copyOf("legal/terms.mdx"),
    },
    lines: [
      `content/audience/founders.yaml:1:1  (file)  is not a content file. Did you mean \`audiences/founders.yaml\`? Content files are ${FILES}; pictures belong in media.`,
      "content/audiences/brokers.yaml:1:1  (file)  has the fields of a different kind of content. Move it to content/workflows/brokers.yaml.",
      `content/pages/cookies.mdx:1:1  (file)  is not a content file. Did you mean \`legal/cookies.mdx\`? Content files are ${FILES}; pictures belong in media.`,
    ],
  },
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
    "66:132  sections[3].plans[0].features[0].line  is not the slug of a line in rows.lines. Write one of deals, or add it there.",
  ),
];
