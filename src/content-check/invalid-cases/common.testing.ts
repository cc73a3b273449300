/** The commonest mistakes. */
import { ADVISERS, advisers, copyOf, home, type InvalidCase, redirectsOf, SECTIONS, steps, terms, TOKENS } from "./invalid-case.testing";

export const commonCases: readonly InvalidCase[] = [
  steps.wrong(
    [
      ["intro: Five steps.", "intor: Five steps.\ncolour: blue"],
      ["    description: Search.", "    descripton: Search."],
    ],
    "2:1  intor  is not a known field. Did you mean `intro`?",
    "3:1  colour  is not a known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
    "11:5  steps[1].descripton  is not a known field. Did you mean `description`?",
  ),
  advisers.wrong(
    [
      ["label: Advisers\n", ""],
      [
        `  title:
    en: Advisers
`,
        "",
      ],
      [
        `    size: half
    heading: For advisers
`,
        "",
      ],
      ["  - type: workflow\n    anchor: steps", "  - anchor: steps"],
    ],
    "1:1  label  is missing. Add `label`: The audience's short name, in breadcrumbs. At most 40 characters.",
    "2:3  metadata.title  is missing. Add `title`: an entry with fields of its own.",
    "10:5  sections[0].heading  is missing. Add `heading`: The page's main heading, at most nine words. At most 70 characters.",
    "10:5  sections[0].size  is missing. Add `size`: one of `full`, `half`, `compact`.",
    `15:5  sections[1].type  is missing. Say which section this is: one of ${SECTIONS}.`,
  ),
  {
    edits: {
      "legal/terms.mdx": [['"2025-03-01"', "2025-03-01"]],
      "pages/home.yaml": [
        ["label: Home", "label: 360"],
        ["Meet on {product}.", "{product}"],
        [
          `    actions:
      - label: Sign up
        href: /registration/investor
        emphasis: primary`,
          "    actions: Sign up",
        ],
        ["heading: Who we serve", "heading:"],
        ["          decorative: true", "          decorative: yes"],
        ["        href: /advisers#steps", "        href: https://{host}/advisers#steps\n  - cards"],
      ],
    },
    lines: [
      "content/legal/terms.mdx:16:14  lastUpdated  is a date, but must be text. Put it in quotes.",
      "content/pages/home.yaml:2:8  label  is the number 360, but must be text. Put it in quotes.",
      "content/pages/home.yaml:17:11  sections[0].lead  is an entry with fields of its own, but must be text. Write the text after the colon, in quotes if it begins with a special character.",
      "content/pages/home.yaml:21:14  sections[0].actions  is text, but must be a list. Write each entry on its own line, beginning with a hyphen and a space.",
      "content/pages/home.yaml:24:13  sections[1].heading  is empty, but must be text. Write the text after the colon, in quotes if it begins with a special character.",
      "content/pages/home.yaml:35:23  sections[1].items[0].picture.decorative  is text, but must be true or false. Write true or false, without quotes.",
      "content/pages/home.yaml:50:5  sections[2]  is text, but must be an entry with fields of its own. Write its fields below it, indented by two more spaces.",
    ],
  },
  {
    edits: {
      "legal/terms.mdx": [
        ["page](/contact).", "page](contact)."],
        ["[above](#scope), or [the questions](/#general).", "[above](#scopes), or [the questions](tel:x)."],
      ],
      "navigation.yaml": [
        ["    href: /", '    href: "#top"'],
        ["/#who-we-serve", "/#who-we-server"],
        ["/advisers", "/advisors"],
        ["/login", "/terms#%E0"],
        ["/contact?subject=Demo%20Request", "/contact?subject=Demo%20Requests"],
      ],
      "pages/home.yaml": [
        ["/advisers", "/advisers/"],
        ["/advisers#steps", "https://{host}/founders"],
      ],
      "pages/not-found.yaml": [["      href: /", "      href: mailto:office"]],
    },
    lines: [
      "content/legal/terms.mdx:21:64  (line)  leads to `contact`, which is not a page of this site. Did you mean `/contact`? Write the address of a page, or https:// for another site.",
      "content/legal/terms.mdx:25:5  (line)  leads to `#scopes`, which is not on /terms. Did you mean `scope`? Use the address of one of its headings.",
      "content/legal/terms.mdx:25:26  (line)  is `tel:x`, which is not a complete address. Write it as tel:{phone} or tel:+97140000000.",
      "content/navigation.yaml:3:11  menus[0].href  leads to `#top` on every page that shows it. Write the page first, such as /contact#top.",
      "content/navigation.yaml:7:15  menus[1].items[0].href  leads to `#who-we-server`, which is not on /. Did you mean `who-we-serve`? Write the `slug` of a question in content/faq.yaml, or the `anchor` of a section there.",
      "content/navigation.yaml:9:15  menus[1].items[1].href  leads to `/advisors`, which is not a page of this site. Did you mean `/advisers`? Write the address of a page, or https:// for another site.",
      "content/navigation.yaml:12:9  login.href  leads to `#%E0`, whose % signs do not encode a character. Write them as %25.",
      "content/navigation.yaml:12:9  login.href  leads to `/terms`, but this link is for /login. Write `href: /login`.",
      "content/navigation.yaml:15:9  demo.href  preselects the subject `Demo Requests`, which the contact form does not offer. Did you mean `Demo Request`? Use one of General Inquiry, Demo Request, Enterprise Sales, Technical Support, Partnership Support.",
      "content/pages/home.yaml:40:15  sections[1].items[0].href  leads to `/advisers/`, which is not a page of this site. Addresses on this site do not end in /. Did you mean `/advisers`? Write the address of a page, or https:// for another site.",
      "content/pages/home.yaml:52:15  sections[1].items[1].href  leads to `/founders`, which is not a page of this site. Write the address of a page, or https:// for another site.",
      "content/pages/not-found.yaml:20:13  sections[0].action.href  is `mailto:office`, which is not a complete address. Write it as mailto:{email} or mailto:name@host.",
    ],
  },
  {
    edits: {
      "legal/terms.mdx": [["for {product}", "for {produkt}"]],
      "navigation.yaml": [["/advisers", "/{producd}"]],
      "workflows/advisers.yaml": [["Begin.", '"{Product} and {x}, {product"']],
    },
    lines: [
      `content/legal/terms.mdx:21:22  (line)  names \`{produkt}\`, which is not a token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      `content/navigation.yaml:9:16  menus[1].items[1].href  names \`{producd}\`, which is not a token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      `content/workflows/advisers.yaml:6:19  steps[0].description  names \`{Product}\`, which is not a token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      `content/workflows/advisers.yaml:6:33  steps[0].description  names \`{x}\`, which is not a token. Use one of ${TOKENS}.`,
      "content/workflows/advisers.yaml:6:38  steps[0].description  has a stray brace. Braces only enclose tokens, such as {product}: remove it.",
    ],
  },
  {
    edits: {
      "audiences/advisers.yaml": [["    workflow: advisers", "    workflow: adviser"]],
      "pages/home.yaml": [
        [
          "        href: /advisers#steps",
          `        href: /advisers#steps
  - type: workflow
    heading: Step by step
    workflow: someone-else`,
        ],
      ],
    },
    lines: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `adviser`, but there is no such file in content/workflows. Did you mean `advisers`?",
      "content/pages/home.yaml:55:15  sections[2].workflow  is `someone-else`, but there is no such file in content/workflows. Use one of `advisers`.",
    ],
  },
  {
    made: {
      "pages/consultants.yaml": () => `path: /advisers\n${copyOf("audiences/advisers.yaml")}`,
    },
    lines: [
      "content/pages/consultants.yaml:1:7  path  makes the page /advisers, which content/audiences/advisers.yaml makes already. Give one of them another address.",
      "content/pages/consultants.yaml:4:9  metadata.name  is `advisers`, as in content/audiences/advisers.yaml. Give each page its own name.",
    ],
  },
  terms.wrong(
    [
      ["## Scope", "# Scope"],
      ["## Plans", "Plans\n====="],
    ],
    "19:1  (line)  is a second main heading (h1); `heading` above is the first. Begin it with ## instead of #.",
    "23:1  (line)  is turned into a heading by the line of - or = below it. Leave an empty line between them, or begin the heading with ##.",
  ),
  home.wrong(
    [["  - type: hero", "  - type: statement\n    heading: First\n    paragraphs: [Words.]\n  - type: hero"]],
    "14:5  sections[0]  has no main heading (h1). Begin the page with a `hero` section.",
    "17:5  sections[1]  is a second main heading (h1). A page has only one: remove it, or use another type of section.",
  ),
  {
    made: {
      "faq.yaml": () => `
  
`,
      "legal/terms.mdx": () => `---
---
`,
      "pages/not-found.yaml": () => "# Only a comment.\n",
      "workflows/advisers.yaml": () => "",
    },
    lines: [
      "content/faq.yaml:1:1  (file)  is empty. Fill it as content/README.md shows.",
      "content/legal/terms.mdx:2:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/legal/terms.mdx:2:1  (line)  is not followed by any text. Write the document below it.",
      "content/pages/not-found.yaml:1:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/workflows/advisers.yaml:1:1  (file)  is empty. Fill it as content/README.md shows.",
    ],
  },
  {
    made: {
      "faq.yaml": () => Buffer.from("\ufeffcategories: []\n", "utf16le"),
      "workflows/advisers.yaml": () => Buffer.from(copyOf("workflows/advisers.yaml", ["Meet.", "Rencontre à Genève."]), "latin1"),
    },
    lines: [
      "content/faq.yaml:1:1  (file)  is UTF-16, not UTF-8. Save the file as UTF-8.",
      "content/workflows/advisers.yaml:14:28  (file)  is not UTF-8 from here on. Save the file as UTF-8.",
    ],
  },
  {
    made: { "redirects.yaml": () => `${redirectsOf(["/old", "/terms"])}    status: "301"\n` },
    lines: ["content/redirects.yaml:4:13  redirects[0].status  is text, but must be the number 301. Remove the quotes."],
  },
  {
    edits: {
      "workflows/advisers.yaml": [
        ["intro:", "intr\u043E:"],
        ["icon: file", "icon: fil\u00E9"],
      ],
      [ADVISERS]: [["workflow: advisers", "workflow: advise\u0301rs"]],
    },
    lines: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `advise\u0301rs`, but there is no such file in content/workflows. It contains U+0301: retype it as `advisers`.",
      "content/workflows/advisers.yaml:2:1  intr\u043E  is not a known field. It contains U+043E: retype it as `intro`.",
      "content/workflows/advisers.yaml:4:11  steps[0].icon  is `fil\u00E9`, which is not allowed here. It contains U+00E9: retype it as `file`.",
    ],
  },
  home.wrong(
    [
      ["label: Home", 'label: ""'],
      ["    heading: One room for a deal", '    eyebrow: ""\n    heading: One room for a deal'],
      ["- One", '- ""'],
    ],
    "2:8  label  is empty. Write the text.",
    "16:14  sections[0].eyebrow  is empty. Write the text, or remove the line.",
    "34:13  sections[1].items[0].benefits[0]  is empty. Write the text.",
  ),
];
