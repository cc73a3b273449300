/** What is done to the smallest valid content in tests, and what the check then reports. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { checkContent } from "./check-content";
import { formatProblem } from "./problem";
import { temporaryFolder } from "./temporary-folder.testing";

/** The smallest content without problems. Tests copy it and change the copy. */
export const VALID_CONTENT = join(__dirname, "fixture");

/** A change to the content of a folder. */
type Damage = (folder: string) => unknown;

export const edit =
  (file: string, written: string | RegExp, instead: string): Damage =>
  (folder) => {
    const text = readFileSync(join(folder, file), "utf8");
    const changed = text.replace(written, () => instead);
    if (changed === text) throw new Error(`${file} does not contain ${String(written)}`);
    writeFileSync(join(folder, file), changed);
  };

export const write =
  (file: string, content: string | Buffer | Promise<Buffer>): Damage =>
  async (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), await content);
  };

export const remove =
  (file: string): Damage =>
  (folder) =>
    rmSync(join(folder, file));

const rename =
  (file: string, name: string): Damage =>
  (folder) =>
    renameSync(join(folder, file), join(folder, name));

export const all =
  (...damages: Damage[]): Damage =>
  async (folder) => {
    for (const damage of damages) await damage(folder);
  };

/** A picture of one colour, with an EXIF orientation. */
export const picture = (width: number, height: number, format: "png" | "webp" = "png", orientation = 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#0b1f33" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">\n${inside}\n</svg>\n`;

/** Another arrangement of benefits, with something else instead of their exhibit. */
const benefits = (arrangement: string, instead = ""): Damage =>
  all(
    edit("audiences/advisers.yaml", "arrangement: rows", `arrangement: ${arrangement}`),
    edit("audiences/advisers.yaml", / {4}exhibit:[^]*?\n(?= {2}- type)/u, instead),
  );

/** A copy of the smallest valid content. */
export const contentCopy = (): string => {
  const folder = join(temporaryFolder(), "content");
  cpSync(VALID_CONTENT, folder, { recursive: true });
  return folder;
};

/** What the check reports about the smallest valid content after a change. */
export const reportAfter = async (damage: Damage): Promise<string[]> => {
  const folder = contentCopy();
  await damage(folder);
  return (await checkContent(folder)).map((problem) => formatProblem(problem).replace("content/", ""));
};

/** What is replaced in a file and with what, or any other damage by name. */
type Case = readonly [file: string, written: string | RegExp, instead: string] | readonly [name: string, damage: Damage];

/** Changes, each of which alone makes the check report what the snapshot says; `npx jest -u` updates it. */
export const damagedContents: readonly Case[] = [
  // 1. Syntax
  ["faq.yaml", "    title: General", "\ttitle: General"],
  ["pages/plans.yaml", "    heading: Plans\n", '    heading: "Plans\n'],
  ["pages/plans.yaml", "heading: Plans", "heading: {product} now"],
  ["workflows/advisers.yaml", "features: [One, Two]", "features: [One, Two"],
  ["site.yaml", '"{product} Limited."', '"{product}\\quoted."'],
  ["audiences/advisers.yaml", "lead: All mandates", "lead: All: mandates"],
  ["navigation.yaml", "  label: Log in", "  label Log in"],
  ["claims.yaml", "claims:", "claims: []\n---\nclaims:"],
  ["pages/home.yaml", "      - slug: founders", "        slug: founders"],
  ["faq.yaml", "    title: General", "    title: General\n    2026: News"],
  ["a file that is no UTF-8", write("faq.yaml", Buffer.from("categories:\n  - slug: caf\xe9\n", "latin1"))],
  ["an empty file", write("redirects.yaml", "\n")],
  ["a large file", write("redirects.yaml", "# A\n".repeat(80_000))],
  ["a long line", write("redirects.yaml", `${"- ".repeat(4_900)}\n`.repeat(10))],
  ["a link to no file", all(remove("redirects.yaml"), (folder) => symlinkSync("nowhere.yaml", join(folder, "redirects.yaml")))],
  ["legal/terms.mdx", 'lastUpdated: "2025-03-01"\n---', 'lastUpdated: "2025-03-01"'],
  ["legal/terms.mdx", "By transfer.", "By transfer, <5 days."],
  ["legal/terms.mdx", "By transfer.", "By {transfer."],
  ["legal/terms.mdx", /(?<=\n---\n)[^]*/u, ""],
  ["faq.yaml", "answer: Professionals.", "answer: We help #1 firms."],
  ["faq.yaml", "answer: Professionals.", "answer: We help\n          #1 firms."],
  ["faq.yaml", "      - slug: who", "<<<<<<< HEAD\n      - slug: who"],
  ["faq.yaml", "      - slug: who", "      -\u00a0slug: who"],
  // 2. The models
  ["faq.yaml", "answer: A platform.", "anwser: A platform."],
  ["faq.yaml", "    title: General", "    title: General\n    colour: red"],
  ["pages/plans.yaml", "label: Plans\n", ""],
  ["pages/plans.yaml", '"2026-11-20"', "2026-11-20"],
  ["workflows/advisers.yaml", "features: [One, Two]\n  - icon: search", "features: One, Two\n  - icon: search"],
  ["pages/plans.yaml", "label: Plans\n", "label: Plans for firms of every size, wherever they are\n"],
  ["pages/home.yaml", "          - Three\n", ""],
  ["workflows/advisers.yaml", "icon: search", "icon: serch"],
  ["pages/plans.yaml", "type: partners", "type: parnters"],
  ["pages/plans.yaml", "  - type: news\n", "  - type: featured-in\n    heading: Press\n  - type: news\n"],
  ["pages/plans.yaml", '"2026-11-20"', '"2026-11-31"'],
  ["site.yaml", 'slideOf: "[n] of [total]"', 'slideOf: "[n] of all"'],
  ["pages/plans.yaml", /type: hero[^]*label: countries\n/u, "type: statement\n    heading: Plans\n    paragraphs: [They differ.]\n"],
  [
    "pages/home.yaml",
    "  - type: segments\n",
    "  - type: hero\n    size: half\n    heading: Again\n    lead: And again.\n    picture:\n      src: ../media/dot.png\n      decorative: true\n  - type: segments\n",
  ],
  ["pages/home.yaml", "      alt: A dot\n", ""],
  ["pages/plans.yaml", '"2026-11-19"', '"2026-11-21"'],
  ["pages/answers.yaml", "  - type: faq\n", "  - type: statement\n    heading: A\n    paragraphs: [B.]\n  - type: faq\n"],
  ["pages/contact.yaml", /(?= {2}- type: contact-form)/u, "    figures: [{ value: $1, label: A }, { value: $2, label: B }]\n"],
  ["audiences/advisers.yaml", "arrangement: columns", "arrangement: argument"],
  ["benefits on an empty stage", benefits("stage")],
  ["benefits in the margin of nothing", benefits("margin")],
  ["benefits beside a wide picture", benefits("beside", "    picture: { src: ../media/dot.png, phone: ../media/dot.png, alt: D }\n")],
  ["audiences/advisers.yaml", "    exhibit:\n", "    picture: { src: ../media/dot.png, phone: ../media/dot.png, alt: D }\n    exhibit:\n"],
  ["audiences/advisers.yaml", "arrangement: rows", "arrangement: ledger"],
  ["audiences/advisers.yaml", "    paragraphs: [Both.]\n", ""],
  ["pages/contact.yaml", / {2}- type: contact-form[^]*/u, ""],
  ["audiences/advisers.yaml", / {2}- type: call-to-action[^]*/u, ""],
  // 3. Tokens
  ["faq.yaml", "What is {product}?", "What is {prodcut}?"],
  ["pages/plans.yaml", '"{claim.firms} firms', '"{claim.frims} firms'],
  ["faq.yaml", "At {host}.", "At {host."],
  ["site.yaml", 'suite: "{product} 360"', 'suite: "{suite} 360"'],
  ["claims.yaml", 'value: "300"', 'value: "{claim.firms}"'],
  ["pages/plans.yaml", 'value: "{claim.firms}+"', 'value: "{claim.firms.words}"'],
  ["pages/plans.yaml", "raise: $5 million", "raise: five million"],
  ["legal/terms.mdx", "By transfer.", "By {claim.firms} transfers."],
  // 4. Links
  ["navigation.yaml", "href: /advisers", "href: /advisors"],
  ["navigation.yaml", "href: /answers#cost", "href: /answers#costs"],
  ["navigation.yaml", "href: /terms#scope", "href: /terms#clause-1-9"],
  ["legal/terms.mdx", "clause 1.2 says", "clause 1.9 says"],
  ["legal/terms.mdx", "clause 1.2 says how.\n\n**1.2**", "clause 1.1 says how.\n\n**1.1**"],
  ["navigation.yaml", "href: /advisers", "href: javascript:alert(1)"],
  ["navigation.yaml", "href: /login", "href: //norden.example/login"],
  ["pages/plans.yaml", "mailto:{email}", "mailto:office@norden"],
  ["pages/plans.yaml", "mailto:{email}", "tel:+44 20 0000"],
  ["navigation.yaml", "href: /answers#cost", "href: /answers#"],
  ["navigation.yaml", "href: /answers#cost", 'href: "#cost"'],
  ["navigation.yaml", "href: /advisers", "href: /home"],
  ["navigation.yaml", "href: /advisers", "href: https://{host}/advisers#steps"],
  ["legal/terms.mdx", "(/contact)", "(mailto:{email})"],
  // 5. Files
  ["pages/plans.yaml", "../media/mark.svg", "../media/mrak.svg"],
  ["pages/plans.yaml", "../media/mark.svg", "../media/Mark.svg"],
  ["pages/plans.yaml", "../media/mark.svg", "../media/../../mark.svg"],
  ["a drawing that is a picture", write("media/mark.svg", picture(160, 40, "webp"))],
  ["a missing picture", remove("media/dot.png")],
  ["a picture that is cut off", async (folder) => write("media/dot.png", (await picture(1600, 900)).subarray(0, -200))(folder)],
  ["a picture on its side", write("media/dot.png", picture(1600, 900, "png", 6))],
  ["a small picture", write("media/dot.png", picture(800, 450))],
  ["a preview of another size", write("media/preview.png", picture(1200, 628))],
  ["a large drawing", write("media/mark.svg", svg(`<path d="M0 0${"h1".repeat(100_000)}"/>`))],
  ["a broken drawing", write("media/mark.svg", svg("<path>"))],
  ["a drawing with a script", write("media/mark.svg", svg("<script>alert(1)</script>"))],
  ["a drawing with a link to a script", write("media/mark.svg", svg('<a href=" java&#10;script:alert(1)"/>'))],
  // 6. Names
  ["pages/plans.yaml", /\/plans$/gmu, "/terms"],
  ["pages/plans.yaml", "name: plans", "name: terms"],
  ["pages/plans.yaml", "    heading: Partners\n", "    heading: Partners\n    anchor: latest\n"],
  ["pages/answers.yaml", "  - type: faq\n", "  - type: faq\n    anchor: cost\n"],
  ["faq.yaml", "slug: where", "slug: who"],
  ["pages/plans.yaml", /\/plans$/gmu, "/login"],
  [
    "an address of Gatsby's",
    all(
      write("audiences/static.yaml", readFileSync(join(VALID_CONTENT, "audiences/advisers.yaml"))),
      edit("audiences/static.yaml", /(?<=name: |\/)advisers/gu, "static"),
    ),
  ],
  ["audiences/advisers.yaml", "{host}/advisers", "{host}/plans"],
  // 7. Redirects
  ["a loop", all(edit("redirects.yaml", "to: /\n", "to: /{product}\n"), edit("redirects.yaml", "to: /advisers#steps", "to: /home"))],
  ["redirects.yaml", "to: /advisers#steps", "to: /home"],
  ["redirects.yaml", "from: /home", "from: /plans"],
  ["redirects.yaml", "from: /home", "from: /user/old"],
  ["redirects.yaml", "from: /home", "from: /robots.txt"],
  ["redirects.yaml", "from: /{product}", "from: /home"],
  ["redirects.yaml", "to: /\n", "to: /hom\n"],
  ["redirects.yaml", "from: /home", "from: /home*"],
  ["redirects.yaml", "to: /advisers#steps", 'to: "/advisers$uri"'],
  // 8. Required files
  ["a missing home page", remove("pages/home.yaml")],
  ["audiences/advisers.yaml", "workflow: advisers", "workflow: adviser"],
  ["another ending", rename("audiences/advisers.yaml", "audiences/advisers.yml")],
  ["a folder that nothing reads", write("blog/first.mdx", "# First\n")],
  ["a name with a capital", rename("audiences/advisers.yaml", "audiences/Advisers.yaml")],
  // 9. Legal texts
  ["legal/terms.mdx", "## Scope", 'import A from "./a"\n\n## Scope'],
  ["legal/terms.mdx", "By transfer.", "By <b>transfer</b>."],
  ["legal/terms.mdx", "By transfer.", "By {1 + 1} transfers."],
  ["legal/terms.mdx", "By transfer.", "By transfer.[^1]\n\n[^1]: Or by card."],
  ["legal/terms.mdx", "By transfer.", "By transfer. <!-- or card -->"],
  ["legal/terms.mdx", "By transfer.", "By ~~transfer~~."],
  ["legal/terms.mdx", "By transfer.", "By transfer.\nBy **card **too."],
  ["legal/terms.mdx", "By transfer.", "By [card](/the fees)."],
  ["legal/terms.mdx", "By transfer.", "By [cards][]."],
  ["legal/terms.mdx", "By transfer.", "By [card] (/contact) or transfer.[^1]"],
  ["legal/terms.mdx", "## 1. Fees", "##1. Fees"],
  ["legal/terms.mdx", "## 1. Fees", "# 1. Fees"],
  ["legal/terms.mdx", "## Plans", "##"],
  ["legal/terms.mdx", "**1.2**", "**1.3**"],
  ["legal/terms.mdx", /## Plans[^]*## 1[.] Fees/u, "## 1. Scope\n\nAll.\n\n## 3. Plans\n\nOurs.\n\n## 3. Fees"],
  // 10. Exhibits
  ["audiences/advisers.yaml", "- ____ | 3 | ( )", "- ____ | 3"],
  ["audiences/advisers.yaml", "Later | US$500k", "Later, US$500k"],
  ["audiences/advisers.yaml", "| 12 | (x)", "| 13 | (x)"],
  ["audiences/advisers.yaml", "          total: Total | 15 |\n", ""],
  ["audiences/advisers.yaml", "Sent | 12", "Sent | many"],
  ["audiences/advisers.yaml", "____ | 3 | ( )", "____ | 3 | <"],
  ["audiences/advisers.yaml", "look: figures, adds: true", "look: range"],
  ["audiences/advisers.yaml", "look: figures, adds: true", "look: range, scale: 0 | 5 | 20"],
  ["audiences/advisers.yaml", "look: figures, adds: true", "look: range, scale: 0 | 7 | 14"],
  ["audiences/advisers.yaml", "look: marks", "look: range, scale: 0 | 10 | 20"],
  ["audiences/advisers.yaml", "        notYet: not yet\n", ""],
  ["audiences/advisers.yaml", "      marks:\n        done: signed\n        notYet: not yet\n", ""],
  ["audiences/advisers.yaml", "[x Northern]", "[z Northern]"],
  ["audiences/advisers.yaml", "**two**", "(X)"],
  ["audiences/advisers.yaml", "**two**", "**two years"],
  ["audiences/advisers.yaml", "**two**", "__"],
  ["audiences/advisers.yaml", "**two**", "`two`"],
  ["audiences/advisers.yaml", "**two**", "<b>two</b>"],
  ["audiences/advisers.yaml", "**two**", "two]"],
  ["audiences/advisers.yaml", "- type: table", "- type: table\n          filterBy: { column: Signed, all: All, counted: '[n] [total]' }"],
  ["audiences/advisers.yaml", "- type: table", "- type: table\n          filterBy: { column: Sealed, all: All, counted: '[n] [total]' }"],
  // Rows are checked even if a field of their table is unknown.
  ["audiences/advisers.yaml", "          total: Total | 15 |", "          onPhone: list\n          total: Total | 14 |"],
  // Warnings
  ["audiences/advisers.yaml", "lead: All mandates", "lead: All of Norden’s mandates"],
  ["navigation.yaml", "href: /login", "href: https://blog.norden.example/plans"],
  ["legal/terms.mdx", "By transfer.", "By the Norden app."],
  ["a file that nothing uses", write("media/old/spare.png", picture(8, 8))],
];
