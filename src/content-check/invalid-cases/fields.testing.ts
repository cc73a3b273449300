/** Values that do not suit their fields. */
import { home, ICONS, imprint, type InvalidCase, menus, SECTIONS, site } from "./invalid-case.testing";

export const fieldCases: readonly InvalidCase[] = [
  {
    edits: {
      "pages/home.yaml": [
        ["label: Home", 'label: ""'],
        ["markets", "markets for everyone who would rather read a long title than a short one"],
        ["          - Three\n", ""],
        ["Search", '"  "'],
      ],
      "workflows/advisers.yaml": [
        ["[One, Two]", "[One]"],
        ["    features: [One, Two]", "    features: [One, Two, Three, Four, Five, Six, Seven]"],
      ],
    },
    lines: [
      "content/pages/home.yaml:2:8  label  is empty. Write the text.",
      "content/pages/home.yaml:6:9  metadata.title.en  has 80 characters. Shorten it to at most 60.",
      "content/pages/home.yaml:33:11  sections[1].items[0].benefits  has 2 entries. Give it exactly 3.",
      "content/pages/home.yaml:54:18  sections[2].searchLabel  is blank. Write the text.",
      "content/workflows/advisers.yaml:7:15  steps[0].features  has 1 entry. Give it at least 2.",
      "content/workflows/advisers.yaml:11:15  steps[1].features  has 7 entries. Keep at most 6.",
    ],
  },
  home.wrong(
    [
      [
        "  - type: faq",
        "  - type: benefits\n    heading: Two\n    arrangement: rows\n    items:\n      - { title: First, text: It is first., figure: $500 }\n      - { title: Second, text: It is second. }\n  - type: faq",
      ],
    ],
    "53:5  sections[2]  has an entry with a `figure`, which only a ledger shows. Write `arrangement: ledger`, or remove it.",
  ),
  {
    edits: {
      "audiences/advisers.yaml": [["workflow", "[workflow]"]],
      "pages/home.yaml": [
        ["    size: full", "    size: huge"],
        ["segments", "segmentz"],
        ["  - type: faq", "  - type: questions"],
      ],
      "workflows/advisers.yaml": [
        ["search", "serch"],
        ["  - icon: pen", "  - icon: elephant"],
      ],
    },
    lines: [
      `content/audiences/advisers.yaml:20:11  sections[1].type  is a list, which is not a section. Use one of ${SECTIONS}.`,
      "content/pages/home.yaml:15:11  sections[0].size  is `huge`, which is not allowed here. Use one of `full`, `half`, `compact`.",
      "content/pages/home.yaml:25:11  sections[1].type  is `segmentz`, which is not a section. Did you mean `segments`?",
      `content/pages/home.yaml:53:11  sections[2].type  is \`questions\`, which is not a section. Use one of ${SECTIONS}.`,
      "content/workflows/advisers.yaml:8:11  steps[1].icon  is `serch`, which is not allowed here. Did you mean `search`?",
      `content/workflows/advisers.yaml:16:11  steps[3].icon  is \`elephant\`, which is not allowed here. Use one of ${ICONS}.`,
    ],
  },
  {
    edits: {
      "legal/terms.mdx": [
        ["terms", "Terms & more"],
        ['"2025-03-01"', '"1 March 2025"'],
      ],
      "pages/home.yaml": [
        ["../media/dot.png", "media/dot.png"],
        ["/registration/investor", "www.norden.example"],
      ],
    },
    made: {
      "legal/imprint.mdx": () => imprint(['"2025-03-01"', '"2025-02-30"']),
    },
    lines: [
      "content/legal/imprint.mdx:16:14  lastUpdated  is not a date in the calendar. Write one that exists.",
      "content/legal/terms.mdx:2:7  slug  is not a valid slug. Use lowercase letters, digits and single hyphens.",
      'content/legal/terms.mdx:16:14  lastUpdated  is not written as a date. Write it as "2025-03-01", in quotes.',
      "content/legal/terms.mdx:19:4  (line)  has the same text as content/legal/imprint.mdx. Restore the right text in one of them.",
      "content/pages/home.yaml:19:12  sections[0].picture.src  is not a relative file name. Write it from this file, such as ../media/name.webp.",
      "content/pages/home.yaml:23:15  sections[0].actions[0].href  is not a usable address. Begin with / for a page of this site, or with https:// (http:// is not secure), mailto:, tel: or #.",
    ],
  },
  home.wrong(
    [
      ["      alt: A dot\n", ""],
      ["          src: ../media/dot.png", "          src: ../media/dot.png\n          alt: A dot"],
    ],
    "19:7  sections[0].picture  needs alternative text. Add `alt` that says what it shows, or `decorative: true` if it is decorative.",
    "36:11  sections[1].items[0].picture  has both `alt` and `decorative: true`. Remove `decorative` if it has meaning, or `alt` if it is decorative.",
  ),
  menus.wrong(
    [
      [
        "    href: /",
        `    href: /
    items:
      - label: Home
        href: /`,
      ],
      [
        `    items:
      - label: Who we serve
        href: /#who-we-serve
      - label: Advisers
        href: /advisers
`,
        "",
      ],
    ],
    "2:5  menus[0]  has both `href` and `items`. Keep `href` for a plain link, or `items` for a menu.",
    "7:5  menus[1]  leads nowhere. Add `href` for a plain link, or `items` for a menu.",
  ),
  {
    edits: {
      "pages/contact.yaml": [["    en: Contact", "    en: Contact\n    ar: تواصل مع فريقنا للحصول على عرض توضيحي كامل للمنصة الآن معنا"]],
      "pages/home.yaml": [
        ["markets", "markets in one place, for advisers and investors"],
        [
          '"Private markets in one place: where deals are shown, read and closed on {product}."',
          "The home of {suite} and of all who use {suite}, The home of {suite} and of all who use {suite}, The home of {suite} and of all who use {suite}, and more.",
        ],
        ["https://{host}/", "https://{host}/home"],
      ],
    },
    lines: [
      "content/pages/contact.yaml:7:9  metadata.title.ar  has 68 characters with the product's name added, but search results show 60. Shorten it by 8.",
      "content/pages/home.yaml:6:9  metadata.title.en  has 65 characters with the product's name added, but search results show 60. Shorten it by 5.",
      "content/pages/home.yaml:8:9  metadata.metaDescription.en  has 171 characters with its tokens replaced, but search results show 160. Shorten it by 11.",
      "content/pages/home.yaml:12:14  metadata.canonical  is `https://norden.example/home`, but the page is at https://norden.example/. Write https://{host} and the page's path.",
    ],
  },
  {
    edits: {
      "audiences/advisers.yaml": [["    workflow: advisers", '    workflow: "{suite}"']],
      "legal/terms.mdx": [
        ["[contact page](/contact).", "[e-mail](mailto:{email}) and `{phone}`."],
        ["Plans", "Plans of {product}"],
      ],
      "pages/home.yaml": [
        ["../media/dot.png", "../media/{product}.png"],
        ["advisers", '"{product}"'],
      ],
    },
    lines: [
      "content/audiences/advisers.yaml:23:16  sections[1].workflow  has a token where tokens are not replaced. Write the name itself.",
      "content/legal/terms.mdx:21:64  (line)  has a token in a link's address, where tokens are not replaced. Write only {email} or {phone}, which become links, or write the address out.",
      "content/legal/terms.mdx:21:93  (line)  has a token inside code, where tokens are not replaced. Write it without the backticks.",
      "content/legal/terms.mdx:23:1  (line)  has a token in a heading, whose address would change with it. Write the heading without it.",
      "content/pages/home.yaml:19:21  sections[0].picture.src  has a token where tokens are not replaced. Write the name itself.",
      "content/pages/home.yaml:29:15  sections[1].items[0].slug  is not a valid slug. Use lowercase letters, digits and single hyphens.",
    ],
  },
  site.wrong(
    [
      ['  name: Norden\n  suite: "{product} 360"', '  name: "!"\n  suite: "{suite} 360"'],
      ['"{product}.example"', "https://norden.example"],
      [
        `  email: "office@{host}"
  phone: +44 20 0000 0000
  leaderName: Name on request`,
        `  email: office
  phone: 020 0000
  leaderName: "{name} of {product}"`,
      ],
      ["https://www.linkedin.com/company/{product}", "https://"],
      ["/terms#cookie-settings", '"#cookie-setting"'],
    ],
    "2:9  product.name  has 1 character. Give it at least 2.",
    "2:9  product.name  is not a usable name. Use letters, digits and spaces, beginning with a letter and ending without a space.",
    "3:11  product.suite  names {suite} where only {product} is replaced. Write the words themselves.",
    "5:7  host  is not a host name. Write it as www.name.com, without https://.",
    "13:10  company.email  is not an e-mail address. Write it as name@host, where host may be {host}; no other token is replaced here.",
    "14:10  company.phone  is not a phone number with its country code. Write it as +971 4 000 0000.",
    "15:16  company.leaderName  names {name} where none is replaced. Write the words themselves.",
    "15:26  company.leaderName  names {product} where none is replaced. Write the words themselves.",
    "24:11  social[0].href  does not lead to a profile on the network that `network` names. Write the whole address of the profile, such as https://linkedin.com/company/name.",
    "24:11  social[0].href  is `https://`, which is not a complete address. Write it as https://www.name.com/page.",
    "55:11  consent.policy.href  leads to `#cookie-setting` on every page that shows it. Write the page first, such as /contact#cookie-setting.",
  ),
  {
    edits: {
      "site.yaml": [
        ["Norden", "الشمال"],
        ["  og: ./media/preview.png\n  twitter: ./media/preview.png", "  og: ./media/previews\n  twitter: ./media/previews/empty.png"],
      ],
    },
    made: { "media/previews/empty.png": () => "" },
    lines: [
      "content/site.yaml:2:9  product.name  has no letter or digit that is allowed in an address. Use at least one Latin letter or digit.",
      "content/site.yaml:30:7  preview.og  is content/media/previews, which is a folder. Write the name of a file in it.",
      "content/site.yaml:31:12  preview.twitter  is content/media/previews/empty.png, which is empty. Put the real file in its place.",
    ],
  },
];
