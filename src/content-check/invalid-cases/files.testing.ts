/** Which files there are, and where. */
import { copyOf, FILES, type InvalidCase } from "./invalid-case.testing";

export const fileCases: readonly InvalidCase[] = [
  {
    made: {
      ".gitkeep": () => "",
      "about.odt": () => "PK",
      "legal/terms.docx": () => "PK",
      "legal/terms.md": () => "# Terms\n",
      "media/data.yaml": () => "a: b\n",
      "navigation.yml": () => "menus: []\n",
      "notes.txt": () => "Notes.\n",
      "pages/.draft.yaml": () => "path: /draft\n",
      "pages/README.md": () => "A guide.\n",
      "pages/more/deep.yaml": () => "path: /deep\n",
    },
    lines: [
      `content/about.odt:1:1  (file)  is a word processor's document. Delete it, or paste its text into a content file (${FILES}) first.`,
      "content/legal/terms.docx:1:1  (file)  is a word processor's document. Delete it, or paste its text into content/legal/terms.mdx first.",
      `content/legal/terms.md:1:1  (file)  is not a content file. Did you mean \`legal/terms.mdx\`? Content files are ${FILES}; pictures belong in media.`,
      "content/media/data.yaml:1:1  (file)  is a content file in the media folder. Move it to its own folder, or remove it.",
      `content/navigation.yml:1:1  (file)  is not a content file. Did you mean \`navigation.yaml\`? Content files are ${FILES}; pictures belong in media.`,
      `content/notes.txt:1:1  (file)  is not a content file. Content files are ${FILES}; pictures belong in media.`,
      "content/pages/.draft.yaml:1:1  (file)  is hidden, but the site would read it. Rename or remove it.",
      `content/pages/README.md:1:1  (file)  is not a content file. Content files are ${FILES}; pictures belong in media.`,
      `content/pages/more/deep.yaml:1:1  (file)  is not a content file. Content files are ${FILES}; pictures belong in media.`,
    ],
  },
  {
    without: ["site.yaml"],
    edits: {
      "pages/contact.yaml": [["en: Write to us about", "en: Write to our office in Paris about"]],
      "faq.yaml": [["answer: A platform.", "answer: A platform of many producs."]],
    },
    lines: ["content/site.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history."],
    advice: [],
  },
  {
    without: ["site.yaml", "navigation.yaml", "faq.yaml", "pages/home.yaml", "pages/not-found.yaml"],
    lines: [
      "content/faq.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history.",
      "content/navigation.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history.",
      "content/pages/home.yaml:1:1  (file)  does not exist, but the site needs a page at /. Restore it from the history, or give another page `path: /`.",
      "content/pages/not-found.yaml:1:1  (file)  does not exist, but the site needs a page at /404. Restore it from the history, or give another page `path: /404`.",
      "content/site.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history.",
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
    edits: {
      "legal/terms.mdx": [
        ["terms", "conditions"],
        ["page](/contact).", "page](/Contact-/)."],
      ],
      "navigation.yaml": [["/contact?subject=Demo%20Request", "/Contact-/"]],
      "pages/contact.yaml": [
        ["/contact", "/Contact-/"],
        ["us about the platform, a demonstration, prices or support, and we answer.", "us."],
        ["us about the platform, a demonstration, prices or support, and we answer.", "us."],
        ["https://{host}/contact", "https://{host}/Contact-/"],
      ],
    },
    lines: [
      "content/legal/terms.mdx:2:7  slug  differs from the file's name. Write `terms`.",
      "content/pages/contact.yaml:1:7  path  is `/Contact-/`, which is not a valid path. Write it as /name or /name/part: small letters, digits and single hyphens, without a / at the end.",
    ],
  },
  {
    made: {
      "audiences/Wealth_Managers.yaml": () =>
        copyOf("audiences/advisers.yaml", ["advisers", "wealth-managers"], ["https://{host}/advisers", "https://{host}/Wealth_Managers"]),
      "workflows/PE & VC.yaml": () => copyOf("workflows/advisers.yaml"),
      "workflows/مستشار.yaml": () => copyOf("workflows/advisers.yaml"),
    },
    lines: [
      "content/audiences/Wealth_Managers.yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to wealth-managers.yaml.",
      "content/workflows/PE & VC.yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to pe-vc.yaml.",
      "content/workflows/مستشار.yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to name.yaml.",
    ],
  },
  {
    made: {
      "audience/founders.yaml": () => copyOf("audiences/advisers.yaml"),
      "audiences/brokers.yaml": () => copyOf("workflows/advisers.yaml"),
      "pages/cookies.mdx": () => copyOf("legal/terms.mdx"),
      "pages/navigation.yaml": () => copyOf("navigation.yaml"),
    },
    lines: [
      `content/audience/founders.yaml:1:1  (file)  is not a content file. Did you mean \`audiences/founders.yaml\`? Content files are ${FILES}; pictures belong in media.`,
      "content/audiences/brokers.yaml:1:1  (file)  has the fields of a different kind of content. Move it to content/workflows/brokers.yaml.",
      `content/pages/cookies.mdx:1:1  (file)  is not a content file. Did you mean \`legal/cookies.mdx\`? Content files are ${FILES}; pictures belong in media.`,
      "content/pages/navigation.yaml:1:1  (file)  has the fields of a different kind of content. Move it to content/navigation.yaml.",
    ],
  },
  {
    made: {
      "legal/terms.mdx.orig": () => copyOf("legal/terms.mdx"),
      "site.yaml~": () =>
        copyOf(
          "site.yaml",
          [
            `  pauseBackground: Pause the background video
`,
            "",
          ],
          [
            `  carousel: Carousel
  slide: Slide
  slideOf: "[n] of [total]"
  slidesOf: "[first] to [last] of [total]"
  showSlide: Show slide [n]
  stepOf: Step [n] of [total]`,
            "  showSlide: Show Slide\n  stepOf: Step Of",
          ],
          [
            '  charactersLeft: "Characters left: [n]"\n  charactersOver: "Characters over: [n]"',
            "  charactersLeft: Characters Left\n  charactersOver: Characters Over",
          ],
          [
            `  earlierVersions: Earlier Versions
  serverError: No answer. Write to {email}.
`,
            "",
          ],
        ),
      "workflows/advisers (1).yaml": () => copyOf("workflows/advisers.yaml"),
      "workflows/advisers copy.yaml": () => copyOf("workflows/advisers.yaml"),
    },
    lines: [
      "content/legal/terms.mdx.orig:1:1  (file)  was left by another program. Delete it.",
      "content/site.yaml~:1:1  (file)  was left by another program. Delete it.",
      "content/workflows/advisers (1).yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to advisers-1.yaml.",
      "content/workflows/advisers copy.yaml:1:1  (file)  has a name that is not allowed in an address. Rename it, for example to advisers-copy.yaml.",
    ],
  },
];
