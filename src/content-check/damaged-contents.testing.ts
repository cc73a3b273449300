/** What is done to the smallest valid content in tests, and what the check then reports. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../node/temporary-folder.testing";
import { checkContent } from "./check-content";
import { formatProblem } from "./problem";

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

/** A copy of the smallest valid content. */
export const contentCopy = (): string => {
  const folder = join(temporaryFolder(), "content");
  cpSync(VALID_CONTENT, folder, { recursive: true });
  return folder;
};

/** What the check reports of the smallest valid content after a change. */
export const reportAfter = async (damage: Damage): Promise<string[]> => {
  const folder = contentCopy();
  await damage(folder);
  return (await checkContent(folder)).map((problem) => formatProblem(problem).replace("content/", ""));
};

/** What is written instead of what, in the file that is reported; or any other damage. */
type Case = readonly [written: string | RegExp, instead: string] | Damage;

/** Each line that the check reports, and the damage that alone makes it do so; two lines where two places are as much to blame. */
export const damagedContents: Readonly<Record<string, Case>> = {
  // 1. Syntax
  "faq.yaml:3:1  (line)  is indented with a tab. Indent with two spaces per level.": ["    title: General", "\ttitle: General"],
  "pages/plans.yaml:20:14  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.": [
    "    heading: Plans\n",
    '    heading: "Plans\n',
  ],
  "pages/plans.yaml:20:24  (line)  continues after a closing quote or bracket. Put the whole text in quotes, and write “ and ” inside it.":
    ["heading: Plans", "heading: {product} now"],
  "workflows/advisers.yaml:6:15  (line)  opens a bracket that is not closed. Close it, or put text that begins with [ or { in quotes.": [
    "title: First\n    description: Begin.\n    features: [One, Two]",
    "title: First\n    description: Begin.\n    features: [One, Two",
  ],
  'site.yaml:19:24  (line)  has a backslash inside "...". Write two of them, or use single quotes.': [
    '"{product} Limited."',
    '"{product}\\quoted."',
  ],
  "audiences/advisers.yaml:16:11  (line)  mixes text and keys, or its indent differs from that of the line before or after. Put text with a colon in quotes, and line up the entries.":
    ["lead: All mandates", "lead: All: mandates"],
  "navigation.yaml:11:3  (line)  has no colon and space after its key. Write `key: text`, or indent the line if it continues a text.": [
    "  label: Log in",
    "  label Log in",
  ],
  "claims.yaml:2:1  (line)  begins a second document. Remove the --- or ... line.": ["claims:", "claims: []\n---\nclaims:"],
  "pages/home.yaml:41:9  (line)  repeats the key `slug`. Keep one of the two, or begin a new entry with a hyphen.": [
    "      - slug: founders",
    "        slug: founders",
  ],
  "faq.yaml:4:5  (line)  has a key that is not a word. Write a name before the colon.": [
    "    title: General",
    "    title: General\n    2026: News",
  ],
  "faq.yaml:2:14  (file)  is not UTF-8 text from here on. Save the file as UTF-8, with ordinary line endings.": write(
    "faq.yaml",
    Buffer.from("categories:\n  - slug: caf\xe9\n", "latin1"),
  ),
  "redirects.yaml:1:1  (file)  is empty. Fill it as content/README.md shows.": write("redirects.yaml", "\n"),
  "redirects.yaml:1:1  (file)  has 320000 bytes, more than anybody types. Move pictures into content/media.": write(
    "redirects.yaml",
    "# A\n".repeat(80_000),
  ),
  "redirects.yaml:1:1  (file)  has a line that nobody types, too long or nested too deeply. Move pictures into content/media.": write(
    "redirects.yaml",
    `${"- ".repeat(4_900)}\n`.repeat(10),
  ),
  "redirects.yaml:1:1  (file)  cannot be read (ENOENT). Check that it exists.": all(remove("redirects.yaml"), (folder) =>
    symlinkSync("nowhere.yaml", join(folder, "redirects.yaml")),
  ),
  "legal/terms.mdx:1:1  (file)  has no front matter. Begin with a --- line, the fields and another --- line.": [
    'lastUpdated: "2025-03-01"\n---',
    'lastUpdated: "2025-03-01"',
  ],
  "legal/terms.mdx:30:23  (line)  has a < that reads as a tag. Write an address as [words](https://...), and anything else in words.": [
    "By transfer.",
    "By transfer, <5 days.",
  ],
  "legal/terms.mdx:30:22  (line)  has a { that begins no token. Write a token such as {product}, or say it in words.": [
    "By transfer.",
    "By {transfer.",
  ],
  "legal/terms.mdx:16:1  (line)  is followed by no text. Write it.": [/(?<=\n---\n)[^]*/u, ""],

  "faq.yaml:10:25  (line)  cuts its text at the #, which begins a comment. Put the text in quotes, or write a space after the #.": [
    "answer: Professionals.",
    "answer: We help #1 firms.",
  ],
  "faq.yaml:11:11  (line)  cuts its text at the #, which begins a comment. Put the text in quotes, or write a space after the #.": [
    "answer: Professionals.",
    "answer: We help\n          #1 firms.",
  ],
  "faq.yaml:8:1  (file)  has a mark of an unfinished merge here. Keep one of the two versions, and remove Git’s marks.": [
    "      - slug: who",
    "<<<<<<< HEAD\n      - slug: who",
  ],
  "faq.yaml:8:1  (file)  has a no-break space in the indent here. Type ordinary spaces.": ["      - slug: who", "      -\u00a0slug: who"],

  // 2. The models
  "faq.yaml:7:9  categories[0].items[0].anwser  is not a known field. Did you mean `answer`?": [
    "answer: A platform.",
    "anwser: A platform.",
  ],
  "faq.yaml:4:5  categories[0].colour  is not a known field. Remove it.": ["    title: General", "    title: General\n    colour: red"],
  "pages/plans.yaml:1:1  label  is missing. Add `label`: The page's short name, in breadcrumbs. At most 40 characters.": [
    "label: Plans\n",
    "",
  ],
  "pages/plans.yaml:40:15  sections[2].items[0].date  is a date, but must be text. Put it in quotes.": ['"2026-11-20"', "2026-11-20"],
  "workflows/advisers.yaml:6:15  steps[0].features  is text, but must be a list. Begin each entry with a hyphen and a space.": [
    "features: [One, Two]\n  - icon: search",
    "features: One, Two\n  - icon: search",
  ],
  "pages/plans.yaml:2:8  label  has 48 characters. Write at most 40.": [
    "label: Plans\n",
    "label: Plans for firms of every size, wherever they are\n",
  ],
  "pages/home.yaml:33:11  sections[1].items[0].benefits  has 2 entries. Give it exactly 3.": [
    "          - Three\n        picture:\n          src: ../media/dot.png\n          decorative: true\n        linkLabel: More\n        href: /advisers\n",
    "        picture:\n          src: ../media/dot.png\n          decorative: true\n        linkLabel: More\n        href: /advisers\n",
  ],
  "workflows/advisers.yaml:7:11  steps[1].icon  is `serch`, which is not allowed here. Did you mean `search`?": [
    "icon: search",
    "icon: serch",
  ],
  "pages/plans.yaml:30:11  sections[1].type  is `parnters`, which is not allowed here. Did you mean `partners`?": [
    "type: partners",
    "type: parnters",
  ],
  "pages/plans.yaml:37:11  sections[2].type  may stand only on content/pages/home.yaml. Remove the section, or use another type.": [
    "  - type: news\n",
    "  - type: featured-in\n    heading: Press\n  - type: news\n",
  ],
  'pages/plans.yaml:40:15  sections[2].items[0].date  is not a day of the calendar. Write it as "2025-03-01", in straight quotes.': [
    '"2026-11-20"',
    '"2026-11-31"',
  ],
  "site.yaml:75:12  labels.slideOf  needs [n] and [total] in this order, which are filled in, and no other brackets. Write them letter by letter.":
    ['slideOf: "[n] of [total]"', 'slideOf: "[n] of all"'],
  "pages/plans.yaml:18:11  sections[0].type  does not hold the page's main heading. Begin the page with a `hero`.": [
    'type: hero\n    size: compact\n    heading: Plans\n    lead: "{claim.firms} firms chose one."\n    picture:\n      src: ../media/dot.png\n      decorative: true\n    figures:\n      - value: "{claim.firms}+"\n        label: firms\n      - value: "150"\n        label: countries\n',
    "type: statement\n    heading: Plans\n    paragraphs: [They differ.]\n",
  ],
  "pages/home.yaml:25:11  sections[1].type  holds a second main heading. Keep one `hero`, at the top.": [
    "  - type: segments\n",
    "  - type: hero\n    size: half\n    heading: Again\n    lead: And again.\n    picture:\n      src: ../media/dot.png\n      decorative: true\n  - type: segments\n",
  ],
  "pages/home.yaml:19:7  sections[0].picture  needs alternative text. Add `alt` that says what it shows, or `decorative: true` if it is decorative.":
    ["      alt: A dot\n", ""],

  "pages/plans.yaml:43:15  sections[2].items[1].date  is later than the one before. Put the newest first.": [
    "href: mailto:{email}",
    'href: /answers\n      - date: "2026-11-21"\n        title: Another\n        href: mailto:{email}',
  ],
  "pages/plans.yaml:37:11  sections[2].type  continues the first screen. Move it below the `hero`.": [
    "  - type: news\n",
    `  - type: price-strip\n    label: Prices\n    prices:\n${"      - { name: A, price: $1, period: a year, action: { label: Buy, href: / } }\n".repeat(2)}  - type: news\n`,
  ],
  "audiences/advisers.yaml:61:18  sections[4].arrangement  is on this page already, which may have it once. Write another one.": [
    "  - type: call-to-action\n",
    `${"  - type: statement\n    heading: Again\n    arrangement: argument\n    paragraphs: [So it is.]\n".repeat(2)}  - type: call-to-action\n`,
  ],

  // 3. Tokens
  "faq.yaml:6:27  categories[0].items[0].question  names `{prodcut}`, which is not a token. Did you mean `product`?": [
    "What is {product}?",
    "What is {prodcut}?",
  ],
  "pages/plans.yaml:21:12  sections[0].lead  names `{claim.frims}`, which is not in content/claims.yaml. Did you mean `claim.firms`?": [
    '"{claim.firms} firms',
    '"{claim.frims} firms',
  ],
  "faq.yaml:13:20  categories[0].items[2].answer  has a `{` alone. Write a token such as {product}, or remove it.": [
    "At {host}.",
    "At {host.",
  ],
  "site.yaml:3:11  product.suite  names `{suite}`, but is what a token stands for. Only `{product}` is replaced here.": [
    'suite: "{product} 360"',
    'suite: "{suite} 360"',
  ],
  "claims.yaml:3:12  claims[0].value  has a brace, but no token is replaced here. Write the figure itself.": [
    'value: "300"',
    'value: "{claim.firms}"',
  ],
  "pages/plans.yaml:26:16  sections[0].figures[0].value  has 13 characters when shown (`three hundred`). Shorten it to at most 12.": [
    'value: "{claim.firms}+"',
    'value: "{claim.firms.words}"',
  ],
  "legal/terms.mdx:30:12  (line)  names `{claim.firms}`, but legal texts bind as accepted. Write the figure itself.": [
    "By transfer.",
    "By {claim.firms} transfers.",
  ],

  // 4. Links
  "navigation.yaml:9:15  menus[1].items[1].href  leads to `/advisors`, which is not a page of this site. Did you mean `/advisers`?": [
    "href: /advisers",
    "href: /advisors",
  ],
  "navigation.yaml:21:15  footer[0].links[0].href  leads to `#costs`, which is not on /answers. Did you mean `cost`?": [
    "href: /answers#cost",
    "href: /answers#costs",
  ],
  "navigation.yaml:24:11  legal[0].href  leads to `#clause-1-9`, which is not on /terms. Did you mean `clause-1-1`?": [
    "href: /terms#scope",
    "href: /terms#clause-1-9",
  ],
  "legal/terms.mdx:28:31  (line)  mentions clause 1.9, which this text does not have. Correct the number, or say whose clause it is: “clause 1.9 of the Privacy Policy”.":
    ["clause 1.2 says", "clause 1.9 says"],
  "legal/terms.mdx:30:1  (line)  has the address #clause-1-1, as one before it. Give each clause its own number.": [
    "clause 1.2 says how.\n\n**1.2**",
    "clause 1.1 says how.\n\n**1.1**",
  ],
  "navigation.yaml:9:15  menus[1].items[1].href  is not a usable address. Begin with / for a page of this site, or with https:// (http:// is not secure), mailto:, tel: or #.":
    ["href: /advisers", "href: javascript:alert(1)"],
  "navigation.yaml:12:9  login.href  is not a usable address. Begin with / for a page of this site, or with https:// (http:// is not secure), mailto:, tel: or #.":
    ["href: /login", "href: //norden.example/login"],
  "pages/plans.yaml:42:15  sections[2].items[0].href  is `mailto:office@norden`, which is not a complete address. Write it as mailto:{email} or mailto:name@host.":
    ["mailto:{email}", "mailto:office@norden"],
  "pages/plans.yaml:42:15  sections[2].items[0].href  is `tel:+44 20 0000`, which is not a complete address. Write it as tel:{phone} or tel:+97140000000.":
    ["mailto:{email}", "tel:+44 20 0000"],
  "navigation.yaml:21:15  footer[0].links[0].href  ends in a # with nothing after it. Name the anchor, or remove the #.": [
    "href: /answers#cost",
    "href: /answers#",
  ],
  "navigation.yaml:21:15  footer[0].links[0].href  leads to `#cost` on whatever page shows it. Write the page first, such as /contact#cost.":
    ["href: /answers#cost", 'href: "#cost"'],
  "navigation.yaml:9:15  menus[1].items[1].href  leads to `/home`, which has moved. Write `/`.": ["href: /advisers", "href: /home"],
  "legal/terms.mdx:20:64  (line)  has a token in a link's address, where none is replaced. Write {email} or {phone} alone, or the address itself.":
    ["(/contact)", "(mailto:{email})"],

  // 5. Files
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/mrak.svg, which does not exist. Did you mean `mark.svg`?": [
    "../media/mark.svg",
    "../media/mrak.svg",
  ],
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/Mark.svg, which is called `mark.svg`. Write capitals as the file has them, or rename it.":
    ["../media/mark.svg", "../media/Mark.svg"],
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is not the name of a file that fits here. Write it as ../media/name.svg, without spaces; it may end in svg, webp, png, jpg, jpeg.":
    ["../media/mark.svg", "../media/../../mark.svg"],
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/mark.svg, which is a webp file, whatever its name says. Export it again as svg.":
    write("media/mark.svg", picture(160, 40, "webp")),
  "audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/dot.png, which is damaged or cut off. Export or copy it again. The same is so in content/pages/answers.yaml:19, content/pages/contact.yaml:19, content/pages/home.yaml:19, content/pages/home.yaml:37, content/pages/home.yaml:49 and 1 more.":
    write(
      "media/dot.png",
      picture(1600, 900).then((bytes) => bytes.subarray(0, -200)),
    ),
  "audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/dot.png, which is stored on its side, as phones do. Export it upright. The same is so in content/pages/answers.yaml:19, content/pages/contact.yaml:19, content/pages/home.yaml:19, content/pages/home.yaml:37, content/pages/home.yaml:49 and 1 more.":
    write("media/dot.png", picture(1600, 900, "png", 6)),
  "audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/dot.png, which has 800x450 pixels. Use a picture of at least 1600x900 pixels. The same is so in content/pages/answers.yaml:19, content/pages/contact.yaml:19, content/pages/home.yaml:19, content/pages/plans.yaml:23.\npages/home.yaml:37:16  sections[1].items[0].picture.src  is content/media/dot.png, which has 800x450 pixels. Use a picture of at least 680x510 pixels. The same is so in content/pages/home.yaml:49.":
    write("media/dot.png", picture(800, 450)),
  "pages/plans.yaml:13:10  metadata.preview.src  is content/media/preview.png, which has 1200x628 pixels. Use a picture of exactly 1200x630 pixels. The same is so in content/site.yaml:30, content/site.yaml:31.":
    write("media/preview.png", picture(1200, 628)),
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/mark.svg, which has 201 kB. Make it at most 200 kB.": write(
    "media/mark.svg",
    svg(`<path d="M0 0${"h1".repeat(100_000)}"/>`),
  ),
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/mark.svg, which is broken on line 3. Export it again as plain SVG.":
    write("media/mark.svg", svg("<path>")),
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/mark.svg, which runs code (<script>) on line 2. Export it again as plain SVG.":
    write("media/mark.svg", svg("<script>alert(1)</script>")),
  "pages/plans.yaml:35:18  sections[1].groups[0].marks[0].src  is content/media/mark.svg, which runs code (href) on line 2. Export it again as plain SVG.":
    write("media/mark.svg", svg('<a href=" java&#10;script:alert(1)"/>')),

  // 6. Names
  "pages/plans.yaml:1:7  path  is `/terms`, like content/legal/terms.mdx. Choose another address.": all(
    edit("pages/plans.yaml", "path: /plans", "path: /terms"),
    edit("pages/plans.yaml", "{host}/plans", "{host}/terms"),
  ),
  "pages/plans.yaml:4:9  metadata.name  is `terms`, as in content/legal/terms.mdx. Give each page its own name.": [
    "name: plans",
    "name: terms",
  ],
  "pages/plans.yaml:39:13  sections[2].anchor  is `latest`, as in line 31. Give each its own.": all(
    edit("pages/plans.yaml", "  - type: partners\n", "  - type: partners\n    anchor: latest\n"),
    edit("pages/plans.yaml", "  - type: news\n", "  - type: news\n    anchor: latest\n"),
  ),
  "pages/answers.yaml:22:13  sections[1].anchor  is `cost`, which something else on its page has already. Give it another name.": [
    "  - type: faq\n",
    "  - type: faq\n    anchor: cost\n",
  ],
  "faq.yaml:11:15  categories[0].items[2].slug  is `who`, as in line 8. Give each its own.": ["slug: where", "slug: who"],
  "pages/plans.yaml:1:7  path  is `/login`, which belongs to the platform. Choose another address.": all(
    edit("pages/plans.yaml", "path: /plans", "path: /login"),
    edit("pages/plans.yaml", "{host}/plans", "{host}/login"),
  ),
  "audiences/static.yaml:1:1  (file)  makes the page `/static`, which belongs to Gatsby. Give the file another name.": all(
    write("audiences/static.yaml", readFileSync(join(VALID_CONTENT, "audiences/advisers.yaml"))),
    edit("audiences/static.yaml", "name: advisers", "name: static"),
    edit("audiences/static.yaml", "{host}/advisers", "{host}/static"),
  ),

  "audiences/advisers.yaml:11:14  metadata.canonical  is `https://norden.example/plans`, but the page is `https://norden.example/advisers`. Write https://{host}/advisers.":
    ["{host}/advisers", "{host}/plans"],

  // 7. Redirects
  "redirects.yaml:3:9  redirects[0].to  leads in a loop: `/home`, `/norden`, `/home`. Write the address of a page.\nredirects.yaml:5:9  redirects[1].to  leads in a loop: `/norden`, `/home`, `/norden`. Write the address of a page.":
    all(edit("redirects.yaml", "to: /\n", "to: /{product}\n"), edit("redirects.yaml", "to: /advisers#steps", "to: /home")),
  "redirects.yaml:5:9  redirects[1].to  leads to `/home`, which is itself redirected. Write `/`.": ["to: /advisers#steps", "to: /home"],
  "redirects.yaml:2:11  redirects[0].from  is `/plans`, the address of content/pages/plans.yaml. Remove this entry, or give that page another address.":
    ["from: /home", "from: /plans"],
  "redirects.yaml:2:11  redirects[0].from  is `/user/old`, which belongs to the platform. Redirect another path.": [
    "from: /home",
    "from: /user/old",
  ],
  "redirects.yaml:4:11  redirects[1].from  is `/home`, which line 2 redirects already. Keep one of the two.": [
    "from: /{product}",
    "from: /home",
  ],
  "redirects.yaml:3:9  redirects[0].to  leads to `/hom`, which is not a page of this site. Write the address of a page, or https:// for another site.":
    ["to: /\n", "to: /hom\n"],
  "redirects.yaml:2:11  redirects[0].from  is not a path that can be redirected. Write it as /old-name: letters, digits and - _ . ~ only, without a / at the end.":
    ["from: /home", "from: /home*"],
  "redirects.yaml:5:9  redirects[1].to  is not an address to redirect to. Write a page of this site, such as /terms, or a whole address that begins with https://.":
    ["to: /advisers#steps", 'to: "/advisers$uri"'],

  // 8. Required files
  "pages/home.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from Git.": remove("pages/home.yaml"),
  "audiences/advisers.yaml:22:15  sections[1].workflow  is `adviser`, but content/workflows has no such file. Did you mean `advisers`?": [
    "workflow: advisers",
    "workflow: adviser",
  ],
  "audiences/advisers.yml:1:1  (file)  is in a place where nothing reads it. Did you mean `audiences/advisers.yaml`?": rename(
    "audiences/advisers.yaml",
    "audiences/advisers.yml",
  ),
  "blog/first.mdx:1:1  (file)  is in a place where nothing reads it. Content files are `site.yaml`, `claims.yaml`, `navigation.yaml`, `redirects.yaml`, `faq.yaml`, `pages/home.yaml`, `pages/contact.yaml`, `pages/not-found.yaml`, `pages/*.yaml`, `audiences/*.yaml`, `workflows/*.yaml`, `legal/*.mdx`; pictures belong in media.":
    write("blog/first.mdx", "# First\n"),
  "audiences/Advisers.yaml:1:1  (file)  has a name that no address may have. Rename it: lowercase letters, digits and single hyphens.":
    rename("audiences/advisers.yaml", "audiences/Advisers.yaml"),

  // 9. Legal texts
  "legal/terms.mdx:18:1  (line)  is code (a tag, an import or an export), and legal texts are plain Markdown. Write it in words.": [
    "## Scope",
    'import A from "./a"\n\n## Scope',
  ],
  "legal/terms.mdx:30:12  (line)  is code (a tag, an import or an export), and legal texts are plain Markdown. Write it in words.": [
    "By transfer.",
    "By <b>transfer</b>.",
  ],
  "legal/terms.mdx:30:12  (line)  names `{1 + 1}`, which is not a token. Use one of `{product}`, `{suite}`, `{company}`, `{seat}`, `{registration}`, `{address}`, `{email}`, `{phone}`, `{host}`, `{name}`.":
    ["By transfer.", "By {1 + 1} transfers."],
  "legal/terms.mdx:30:21  (line)  is a footnote, which legal pages do not show. Write it into the sentence, or as a clause of its own.\nlegal/terms.mdx:32:1  (line)  is a footnote, which legal pages do not show. Write it into the sentence, or as a clause of its own.":
    ["By transfer.", "By transfer.[^1]\n\n[^1]: Or by card."],
  "legal/terms.mdx:30:23  (line)  has a comment in <!-- -->, which MDX does not know. Remove it.": [
    "By transfer.",
    "By transfer. <!-- or card -->",
  ],
  "legal/terms.mdx:30:12  (line)  is struck through, and a text holds or does not. Remove it, or the ~~ around it.": [
    "By transfer.",
    "By ~~transfer~~.",
  ],
  "legal/terms.mdx:31:4  (line)  would show `**` as it stands. Write **words**, [words](/address) or ## Words, or remove it.": [
    "By transfer.",
    "By transfer.\nBy **card **too.",
  ],
  "legal/terms.mdx:30:17  (line)  would show `](` as it stands. Write **words**, [words](/address) or ## Words, or remove it.": [
    "By transfer.",
    "By [card](/the fees).",
  ],
  "legal/terms.mdx:30:18  (line)  would show `][` as it stands. Write **words**, [words](/address) or ## Words, or remove it.": [
    "By transfer.",
    "By [cards][].",
  ],
  "legal/terms.mdx:26:1  (line)  would show `##` as it stands. Write **words**, [words](/address) or ## Words, or remove it.": [
    "## 1. Fees",
    "##1. Fees",
  ],
  "legal/terms.mdx:26:1  (line)  is a main heading, which the page has already. Begin it with ##.": ["## 1. Fees", "# 1. Fees"],
  "legal/terms.mdx:22:1  (line)  is a heading without words. Write them, or remove it.": ["## Plans", "##"],
  "legal/terms.mdx:30:1  (line)  has the number 1.3, but 1.2 is next. Number without a gap, and write “Not used.” for a clause that has gone.":
    ["**1.2**", "**1.3**"],

  // 10. Exhibits
  "audiences/advisers.yaml:41:15  sections[2].exhibit.blocks[0].rows[1]  has 2 cells, but must have 3. Divide them with |, and write nothing between two for an empty cell.":
    ["- ____ | 3 | ( )", "- ____ | 3"],
  "audiences/advisers.yaml:46:15  sections[2].exhibit.blocks[1].rows[1]  has 1 cells, but must have 2. Divide them with |, and write nothing between two for an empty cell.\naudiences/advisers.yaml:47:18  sections[2].exhibit.blocks[1].total  says `US$2.0m` under `Both`, but the rows add up to 1,500,000. Correct one of them.":
    ["Later | US$500k", "Later, US$500k"],
  "audiences/advisers.yaml:42:18  sections[2].exhibit.blocks[0].total  says `15` under `Papers`, but the rows add up to 16. Correct one of them.":
    ["| 12 | (x)", "| 13 | (x)"],
  "audiences/advisers.yaml:37:52  sections[2].exhibit.blocks[0].columns[1].adds  needs a total to compare the sum with. Add `total`.": [
    "          total: Total | 15 |\n",
    "",
  ],
  "audiences/advisers.yaml:50:15  sections[2].exhibit.blocks[2].rows[0]  has no amount to draw. Write it as Lead sponsor | US$60.0m.": [
    "Sent | 12",
    "Sent | many",
  ],
  "audiences/advisers.yaml:41:15  sections[2].exhibit.blocks[0].rows[1]  has a < that continues no bar of ink. Write the bar in the cell before it: ____ | <.":
    ["____ | 3 | ( )", "____ | 3 | <"],
  "audiences/advisers.yaml:53:9  sections[2].exhibit.marks  does not say what ( ) means. Add `marks` with `notYet`.": [
    "        notYet: not yet\n",
    "",
  ],
  "audiences/advisers.yaml:32:7  sections[2].exhibit  does not say what (x) means. Add `marks` with `done`.": [
    "      marks:\n        done: signed\n        notYet: not yet\n",
    "",
  ],
  "audiences/advisers.yaml:40:15  sections[2].exhibit.blocks[0].rows[0]  has the label `[z Northern]`, whose tone is unknown. Begin it with x, /, ! or ? and a space, or with its words.":
    ["[x Northern]", "[z Northern]"],
  ...Object.fromEntries(
    [
      ["(X)", "(X)"],
      ["**", "**two years"],
      ["__", "__"],
      ["`", "`two`"],
      ["<b>", "<b>two</b>"],
      ["]", "two]"],
    ].map(([stray = "", written = ""]) => [
      `audiences/advisers.yaml:45:15  sections[2].exhibit.blocks[1].rows[0]  has \`${stray}\`, which is no notation of exhibits. Write ____ for ink, (x) (/) ( ) for marks, [Agreed] for a label, **15** for stress, {+added+} or {-struck-}.`,
      ["**two**", written] as const,
    ]),
  ),
  // Rows are checked although a field of their table is unknown.
  "audiences/advisers.yaml:39:11  sections[2].exhibit.blocks[0].onPhone  is not a known field. Did you mean `onPhones`?\naudiences/advisers.yaml:43:18  sections[2].exhibit.blocks[0].total  says `14` under `Papers`, but the rows add up to 15. Correct one of them.":
    all(
      edit("audiences/advisers.yaml", "Total | 15 |", "Total | 14 |"),
      edit("audiences/advisers.yaml", '          rows:\n            - "[x', '          onPhone: list\n          rows:\n            - "[x'),
    ),

  // Warnings
  "audiences/advisers.yaml:16:11  sections[0].lead  warning: has the product’s name typed by hand. Write {product}, or leave it if it means something else.":
    ["lead: All mandates", "lead: All of Norden’s mandates"],
  "navigation.yaml:12:9  login.href  warning: has the product’s name typed by hand. Write {product}, or leave it if it means something else.":
    ["href: /login", "href: https://norden.example/plans"],
  "legal/terms.mdx:30:16  (line)  warning: has the product’s name typed by hand. Write {product}, or leave it if it means something else.":
    ["By transfer.", "By the Norden app."],
  "media/old/spare.png:1:1  (file)  warning: is used nowhere. Name it where it belongs, or delete it.": write(
    "media/old/spare.png",
    picture(8, 8),
  ),
};
