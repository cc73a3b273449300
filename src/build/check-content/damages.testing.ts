/** Every way in which the fixtures of this folder are damaged, and what the content check says of each. */
import { kinds } from "../../content-model/kinds";
import { sectionModel } from "../../content-model/section";
import { tokenNames } from "../../content-model/tokens";
import { iconNames } from "../../content-model/workflow";
import { list } from "./words";

/** A damaged content folder: `fixtures/valid`, overlaid with `fixtures/damaged/<name>`. */
export interface Damage {
  /** Its name, and that of the folder with its files. */
  name: string;
  /** Files that are taken away. */
  without?: readonly string[];
  /** What the content check prints, to the letter. */
  lines: readonly string[];
}

const ICONS = list(iconNames);
const SECTIONS = list(sectionModel.options.map(({ shape }) => shape.type.value));
const TOKENS = tokenNames.map((name) => `{${name}}`).join(", ");
const FILES = kinds.map(({ files }) => files).join(", ");

export const damages: readonly Damage[] = [
  // What the issue lists.
  {
    name: "misspelt-key",
    lines: [
      "content/workflows/advisers.yaml:2:1  intor  is no known field. Did you mean `intro`?",
      "content/workflows/advisers.yaml:3:1  colour  is no known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
      "content/workflows/advisers.yaml:11:5  steps[1].descripton  is no known field. Did you mean `description`?",
    ],
  },
  {
    name: "missing-field",
    lines: [
      "content/audiences/advisers.yaml:1:1  label  is missing. Add `label`: The audience's short name, in breadcrumbs. At most 40 characters.",
      "content/audiences/advisers.yaml:2:3  metadata.title  is missing. Add `title`: an entry with fields of its own.",
      "content/audiences/advisers.yaml:10:5  sections[0].heading  is missing. Add `heading`: The page's main heading, at most nine words. At most 70 characters.",
      "content/audiences/advisers.yaml:10:5  sections[0].size  is missing. Add `size`: one of `full`, `half`, `compact`.",
      `content/audiences/advisers.yaml:15:5  sections[1].type  is missing. Say which section this is: one of ${SECTIONS}.`,
    ],
  },
  {
    name: "wrong-type",
    lines: [
      "content/legal/terms.mdx:16:14  lastUpdated  is a date, but must be text. Put it in quotes.",
      "content/pages/home.yaml:2:8  label  is the number 360, but must be text. Put it in quotes.",
      "content/pages/home.yaml:6:9  metadata.title.en  is a date, but must be text. Put it in quotes.",
      "content/pages/home.yaml:11:13  metadata.keywords  is a list, but must be text. Write its words after the colon, in quotes if they begin with a special character.",
      "content/pages/home.yaml:17:11  sections[0].lead  is an entry with fields of its own, but must be text. Write its words after the colon, in quotes if they begin with a special character.",
      "content/pages/home.yaml:21:14  sections[0].actions  is text, but must be a list. Write each entry on a line of its own that begins with a hyphen and a space.",
      "content/pages/home.yaml:24:13  sections[1].heading  is empty, but must be text. Write its words after the colon, in quotes if they begin with a special character.",
      "content/pages/home.yaml:35:23  sections[1].items[0].picture.decorative  is text, but must be true or false. Write true or false, without quotes.",
      "content/pages/home.yaml:50:5  sections[2]  is text, but must be an entry with fields of its own. Write its fields below it, two spaces further in.",
      "content/pages/home.yaml:53:18  sections[3].searchLabel  is `true` without quotes, but must be text. Put it in quotes.",
    ],
  },
  {
    name: "broken-indent",
    lines: [
      "content/workflows/advisers.yaml:9:1  (line)  is indented differently from its neighbours. Give all lines of one list or entry the same number of spaces.",
    ],
  },
  {
    name: "missing-picture",
    lines: [
      "content/audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/previews/notes.txt, which is no picture. Use a file that ends in `.webp`, `.png`, `.jpg`, `.jpeg`, `.avif`, `.svg`.",
      "content/pages/contact.yaml:19:12  sections[0].picture.src  is content/media/nowhere/dot.png, which does not exist. Add the file, or mend the name (capitals count).",
      "content/pages/home.yaml:19:12  sections[0].picture.src  is content/media/dto.png, which does not exist. Did you mean `dot.png`? Add the file, or mend the name (capitals count).",
      "content/pages/home.yaml:37:16  sections[1].items[0].picture.src  is content/media/Dot.png, which does not exist. Did you mean `dot.png`? Add the file, or mend the name (capitals count).",
      "content/pages/home.yaml:49:16  sections[1].items[1].picture.src  is `../pages/home.yaml`, outside content/media. Put the file there and write ../media/name.",
    ],
  },
  {
    name: "unknown-link",
    lines: [
      "content/legal/terms.mdx:21:64  (line)  leads to `contact`, which is no page of this site. Did you mean `/contact`? Write the address of a page, or https:// for another site.",
      "content/legal/terms.mdx:25:5  (line)  leads to `#scopes`, which does not stand on /terms. Did you mean `scope`? Use the address of one of its headings.",
      "content/legal/terms.mdx:25:26  (line)  is `tel:x`, which is no complete address. Write it as tel:+97140000000.",
      "content/navigation.yaml:3:11  menus[0].href  leads to `#top` of whatever page it stands on. Write the page in front, such as /contact#top.",
      "content/navigation.yaml:7:15  menus[1].items[0].href  leads to `#who-we-server`, which does not stand on /. Did you mean `who-we-serve`? Give a section there `anchor: who-we-server`, or mend the link.",
      "content/navigation.yaml:9:15  menus[1].items[1].href  leads to `/advisors`, which is no page of this site. Did you mean `/advisers`? Write the address of a page, or https:// for another site.",
      "content/navigation.yaml:12:9  login.href  leads to `#%E0`, whose % signs make no character. Write them as %25.",
      "content/navigation.yaml:15:9  demo.href  preselects the subject `Demo Requests`, which the contact form does not offer. Did you mean `Demo Request`? Use one of General Inquiry, Demo Request, Enterprise Sales, Technical Support, Partnership Support.",
      "content/navigation.yaml:21:15  footer[0].links[0].href  leads to `/%E0`, which is no page of this site. Write the address of a page, or https:// for another site.",
      "content/navigation.yaml:24:11  legal[0].href  leads to `#scop`, which does not stand on /terms. Did you mean `scope`? Use the address of one of its headings.",
      "content/pages/home.yaml:23:15  sections[0].actions[0].href  leads to `/registration/investors`, which is no page of this site. Did you mean `/registration/investor`? Write the address of a page, or https:// for another site.",
      "content/pages/home.yaml:40:15  sections[1].items[0].href  leads to `/advisers/`, which is no page of this site. Addresses here have no / at the end. Did you mean `/advisers`? Write the address of a page, or https:// for another site.",
      "content/pages/home.yaml:52:15  sections[1].items[1].href  leads to `/founders`, which is no page of this site. Write the address of a page, or https:// for another site.",
      "content/pages/not-found.yaml:20:13  sections[0].action.href  is `mailto:office`, which is no complete address. Write it as mailto:name@host.",
    ],
  },
  {
    name: "unknown-token",
    lines: [
      `content/legal/terms.mdx:21:22  (line)  names \`{produkt}\`, which is no token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      `content/legal/terms.mdx:21:49  (line)  names \`{a.b}\`, which is no token. Use one of ${TOKENS}.`,
      `content/navigation.yaml:9:15  menus[1].items[1].href  names \`{producd}\`, which is no token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      `content/workflows/advisers.yaml:2:8  intro  names \`{prodcut}\`, which is no token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      "content/workflows/advisers.yaml:6:18  steps[0].description  has a single brace. Braces enclose tokens only, such as {product}: remove it.",
      `content/workflows/advisers.yaml:6:18  steps[0].description  names \`{Product}\`, which is no token. Did you mean \`product\`? Use one of ${TOKENS}.`,
      `content/workflows/advisers.yaml:6:18  steps[0].description  names \`{x}\`, which is no token. Use one of ${TOKENS}.`,
    ],
  },
  {
    name: "unknown-workflow",
    lines: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `adviser`, but there is no such file in content/workflows. Did you mean `advisers`?",
      "content/pages/home.yaml:55:15  sections[2].workflow  is `someone-else`, but there is no such file in content/workflows. Use one of `advisers`.",
    ],
  },
  {
    name: "duplicate-slug",
    lines: [
      "content/faq.yaml:8:15  categories[0].items[1].slug  is `what`, which stands in line 5 already. Give each its own.",
      "content/faq.yaml:17:15  categories[0].items[4].slug  is `general`, which stands in line 2 already. Give each its own.",
      "content/pages/home.yaml:41:15  sections[1].items[1].slug  is `advisers`, which stands in line 29 already. Give each its own.",
      "content/pages/home.yaml:54:13  sections[2].anchor  is `who-we-serve`, which stands in line 26 already. Give each its own.",
    ],
  },
  {
    name: "duplicate-page",
    lines: [
      "content/pages/consultants.yaml:1:7  path  makes the page /advisers, which content/audiences/advisers.yaml makes already. Give one of them another address.",
      "content/pages/consultants.yaml:4:9  metadata.name  is `advisers`, as in content/audiences/advisers.yaml. Give each page a name of its own.",
    ],
  },
  {
    name: "two-main-headings",
    lines: [
      "content/audiences/advisers.yaml:20:5  sections[1]  is a second main heading (h1). A page has one: remove it or use another type of section.",
      "content/legal/terms.mdx:19:1  (line)  is a second main heading (h1); `heading` above is the first. Begin it with ## instead of #.",
      "content/legal/terms.mdx:23:1  (line)  is a second main heading (h1); `heading` above is the first. Begin it with ## instead of #.",
    ],
  },
  {
    name: "no-main-heading",
    lines: [
      "content/pages/not-found.yaml:14:5  sections[0]  holds no main heading (h1). Begin the page with a section of the type `hero`.",
    ],
  },
  {
    name: "empty-file",
    lines: [
      "content/faq.yaml:1:1  (file)  is empty. Fill it as content/README.md shows, or delete it.",
      "content/legal/terms.mdx:2:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/legal/terms.mdx:2:1  (line)  is followed by no text. Write the document below it, or delete the file.",
      "content/pages/not-found.yaml:1:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/workflows/advisers.yaml:1:1  (file)  is empty. Fill it as content/README.md shows, or delete it.",
    ],
  },
  {
    name: "not-utf-8",
    lines: [
      "content/faq.yaml:1:1  (file)  is not UTF-8 from here on. Save the file with the encoding UTF-8.",
      "content/legal/terms.mdx:21:21  (file)  is not UTF-8 from here on. Save the file with the encoding UTF-8.",
      "content/workflows/advisers.yaml:14:28  (file)  is not UTF-8 from here on. Save the file with the encoding UTF-8.",
    ],
  },
  {
    name: "mdx-does-not-compile",
    lines: [
      "content/legal/privacy.mdx:19:11  (line)  does not compile (Unexpected character `3` (U+0033) before name, expected a character that can start a name, such as a letter, `$`, or `_`). Look for a { or < that is meant as text and write it in words.",
      "content/legal/terms.mdx:21:41  (line)  does not compile (Could not parse expression with acorn: Unexpected content after expression). Look for a { or < that is meant as text and write it in words.",
    ],
  },
  // How files are written.
  {
    name: "unprintable-characters",
    lines: [
      "content/audiences/advisers.yaml:16:11  sections[0].lead  holds U+0007, a character that cannot be shown. Remove it.",
      "content/pages/not-found.yaml:16:16  (file)  holds U+FFFD, a character that cannot be shown. Save the file as UTF-8 text without it.",
      "content/workflows/advisers.yaml:14:22  (file)  holds U+0000, a character that cannot be shown. Save the file as UTF-8 text without it.",
    ],
  },
  {
    name: "yaml-mistakes",
    lines: [
      "content/workflows/after-the-quote.yaml:1:19  (line)  goes on after a closing quote or bracket. Put the whole text in quotes, and write a quote inside it twice.",
      'content/workflows/backslash.yaml:1:11  (line)  has a backslash inside "...". Write two of them, or use single quotes.',
      "content/workflows/bracket.yaml:3:1  (line)  is still inside a bracket that is not closed. Close it, or put text that begins with [ or { in quotes.",
      "content/workflows/colon.yaml:1:8  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
      "content/workflows/deeper.yaml:1:8  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
      "content/workflows/no-colon.yaml:2:1  (line)  has no colon and space after its key. Write `key: text`, or indent a text that goes on.",
      "content/workflows/no-hyphen.yaml:3:1  (line)  is indented differently from its neighbours. Give all lines of one list or entry the same number of spaces.",
      "content/workflows/no-space.yaml:1:1  (line)  has no colon and space after its key. Write `key: text`, or indent a text that goes on.",
      "content/workflows/quote.yaml:2:8  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
      "content/workflows/reserved.yaml:1:8  (line)  begins a text with a character that YAML keeps for itself. Put the text in quotes.",
      "content/workflows/reserved.yaml:2:8  (line)  begins a text with a character that YAML keeps for itself. Put the text in quotes.",
      "content/workflows/same-line.yaml:1:10  (line)  cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before.",
      "content/workflows/tabs.yaml:3:1  (line)  is indented with a tab. Indent with two spaces a level.",
      "content/workflows/tabs.yaml:4:1  (line)  is indented with a tab. Indent with two spaces a level.",
      "content/workflows/token-first.yaml:1:18  (line)  goes on after a closing quote or bracket. Put the whole text in quotes, and write a quote inside it twice.",
      "content/workflows/twice.yaml:3:1  (line)  repeats a key of the same entry. Keep one of the two.",
      "content/workflows/twice.yaml:4:1  (line)  repeats a key of the same entry. Keep one of the two.",
      "content/workflows/two-documents.yaml:2:1  (line)  begins a second document. Remove the line of --- or ...",
    ],
  },
  {
    name: "needless-yaml",
    lines: [
      "content/workflows/alias.yaml:1:14  (line)  has an anchor (&). Remove it, or put text that begins with & in quotes.",
      "content/workflows/alias.yaml:2:8  (line)  is an alias (*), which repeats something else. Write the value out, or put text that begins with * in quotes.",
      "content/workflows/circle.yaml:2:3  (line)  has an anchor (&). Remove it, or put text that begins with & in quotes.",
      "content/workflows/circle.yaml:2:10  (line)  is an alias (*), which repeats something else. Write the value out, or put text that begins with * in quotes.",
      "content/workflows/colon-first.yaml:2:1  (line)  has no word for a key. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/key.yaml:1:1  (line)  has brackets for a key. Put text that begins with [ or { in quotes.",
      "content/workflows/merge.yaml:2:5  (line)  merges another entry (<<). Write its fields out.",
      "content/workflows/number-first.yaml:1:1  (line)  has no word for a key. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/number-first.yaml:2:1  (line)  has no word for a key. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/tag.yaml:1:19  (line)  has a tag (!). Remove it, or put text that begins with ! in quotes.",
      "content/workflows/tag.yaml:2:14  (line)  has a tag (!). Remove it, or put text that begins with ! in quotes.",
      "content/workflows/version.yaml:1:1  (line)  begins with %YAML. Remove that line and the --- below it.",
    ],
  },
  {
    name: "ambiguous-yaml",
    lines: [
      "content/legal/terms.mdx:7:9  metadata.title.en  is the number 330 to the site, but text to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:12:13  metadata.keywords  is the number 1000 to the site, but text to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:14:10  heading  is the number 511 to the site, but the number 777 to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:15:7  lead  is not the same text to all programs that read YAML. Remove the spaces at the ends of its lines.",
      "content/workflows/advisers.yaml:1:8  title  is text to the site, but the number 0.5 to other programs that read YAML. Put it in quotes.",
      "content/workflows/advisers.yaml:7:21  steps[0].features[1]  is text to the site, but a date to other programs that read YAML. Put it in quotes.",
    ],
  },
  {
    name: "not-an-entry",
    lines: [
      "content/audiences/advisers.yaml:1:1  (file)  is the number 42, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/faq.yaml:1:1  (file)  is text, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/workflows/advisers.yaml:1:1  (file)  is a list, but must be an entry with fields of its own. Fill it as content/README.md shows.",
    ],
  },
  {
    name: "inherited-names",
    lines: [
      "content/workflows/advisers.yaml:24:1  constructor  is no known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
      "content/workflows/advisers.yaml:25:1  __proto__  is no known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
      "content/workflows/advisers.yaml:27:1  toString  is no known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
    ],
  },
  {
    name: "no-front-matter",
    lines: ["content/legal/terms.mdx:1:1  (file)  has no front matter. Begin with a line of ---, its fields, and another line of ---."],
  },
  {
    name: "front-matter",
    lines: [
      "content/legal/privacy.mdx:3:7  path  is no address. Begin with / for a page of this site, or with https://, mailto:, tel: or #.",
      "content/legal/privacy.mdx:15:1  leed  is no known field. Did you mean `lead`?",
      "content/legal/terms.mdx:14:1  (line)  is indented with a tab. Indent with two spaces a level.",
    ],
  },
  {
    name: "code-in-mdx",
    lines: [
      "content/legal/terms.mdx:19:1  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
      "content/legal/terms.mdx:23:13  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
      "content/legal/terms.mdx:27:1  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
      "content/legal/terms.mdx:29:1  (line)  is a picture, which legal texts do not show. Say it in words.",
      "content/legal/terms.mdx:31:1  (line)  is a picture, which legal texts do not show. Say it in words.",
    ],
  },
  // What fields hold.
  {
    name: "sizes",
    lines: [
      "content/pages/home.yaml:2:8  label  is empty. Write its text, or remove the line if the field is optional.",
      "content/pages/home.yaml:6:9  metadata.title.en  has 80 characters. Shorten it to at most 60.",
      "content/pages/home.yaml:33:11  sections[1].items[0].benefits  has 2 entries. Give it exactly 3.",
      "content/pages/home.yaml:44:11  sections[1].items[1].benefits  has 4 entries. Give it exactly 3.",
      "content/pages/home.yaml:55:18  sections[2].searchLabel  is blank. Write its text, or remove the line if the field is optional.",
      "content/workflows/advisers.yaml:7:15  steps[0].features  has 1 entry. Give it at least 2.",
      "content/workflows/advisers.yaml:11:15  steps[1].features  has 7 entries. Shorten it to at most 6.",
    ],
  },
  {
    name: "values",
    lines: [
      `content/audiences/advisers.yaml:20:11  sections[1].type  is a list, which is no section. Use one of ${SECTIONS}.`,
      "content/pages/home.yaml:15:11  sections[0].size  is `huge`, which is not among its values. Use one of `full`, `half`, `compact`.",
      "content/pages/home.yaml:25:11  sections[1].type  is `segmentz`, which is no section. Did you mean `segments`?",
      `content/pages/home.yaml:53:11  sections[2].type  is \`questions\`, which is no section. Use one of ${SECTIONS}.`,
      `content/workflows/advisers.yaml:4:11  steps[0].icon  is the number 7, which is not among its values. Use one of ${ICONS}.`,
      "content/workflows/advisers.yaml:8:11  steps[1].icon  is `serch`, which is not among its values. Did you mean `search`?",
      `content/workflows/advisers.yaml:16:11  steps[3].icon  is \`elephant\`, which is not among its values. Use one of ${ICONS}.`,
    ],
  },
  {
    name: "formats",
    lines: [
      "content/legal/privacy.mdx:16:14  lastUpdated  is no day of the calendar. Write one that exists.",
      "content/legal/terms.mdx:2:7  slug  is no slug. Use small letters, digits and single hyphens.",
      'content/legal/terms.mdx:16:14  lastUpdated  is no date. Write it as "2025-03-01", in quotes.',
      "content/pages/home.yaml:19:12  sections[0].picture.src  is no relative file name. Write it from this file, such as ../media/name.webp.",
      "content/pages/home.yaml:23:15  sections[0].actions[0].href  is no address. Begin with / for a page of this site, or with https://, mailto:, tel: or #.",
    ],
  },
  {
    name: "alternative-text",
    lines: [
      "content/pages/home.yaml:19:7  sections[0].picture  needs alternative text. Add `alt` that says what it shows, or `decorative: true` if it only decorates (never both).",
      "content/pages/home.yaml:36:11  sections[1].items[0].picture  needs alternative text. Add `alt` that says what it shows, or `decorative: true` if it only decorates (never both).",
    ],
  },
  {
    name: "menus",
    lines: [
      "content/navigation.yaml:2:5  menus[0]  needs either `href` (a plain link) or `items` (a menu). Leave the other one out.",
      "content/navigation.yaml:7:5  menus[1]  needs either `href` (a plain link) or `items` (a menu). Leave the other one out.",
    ],
  },
  {
    name: "metadata",
    lines: [
      "content/audiences/advisers.yaml:11:14  metadata.canonical  is `https://www.norden.example/advisers`, but the page stands at https://norden.example/advisers. Write https://{host} and the page's path.",
      "content/pages/contact.yaml:7:9  metadata.title.ar  has 68 characters with the product's name behind it, but search results show 60. Shorten it by 8.",
      "content/pages/home.yaml:6:9  metadata.title.en  has 65 characters with the product's name behind it, but search results show 60. Shorten it by 5.",
      "content/pages/home.yaml:8:9  metadata.metaDescription.en  has 171 characters with its tokens replaced, but search results show 160. Shorten it by 11.",
      "content/pages/home.yaml:12:14  metadata.canonical  is `https://norden.example/home`, but the page stands at https://norden.example/. Write https://{host} and the page's path.",
    ],
  },
  {
    name: "token-not-replaced",
    lines: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  has a token where none is replaced. Write the name itself.",
      "content/legal/terms.mdx:21:64  (line)  has a token in a link's address, where none is replaced. Write the address out; {email} and {phone} alone become links.",
      "content/legal/terms.mdx:21:93  (line)  has a token inside code, where none is replaced. Write it without the backticks.",
      "content/legal/terms.mdx:23:1  (line)  has a token in a heading, whose address would change with it. Write the heading without it.",
      "content/pages/home.yaml:19:12  sections[0].picture.src  has a token where none is replaced. Write the name itself.",
      "content/pages/home.yaml:29:15  sections[1].items[0].slug  is no slug. Use small letters, digits and single hyphens.",
    ],
  },
  {
    name: "site-settings",
    lines: [
      "content/site.yaml:2:9  product.name  has 1 character. Give it at least 2.",
      "content/site.yaml:2:9  product.name  is no usable name. Use letters, digits and spaces, beginning with a letter.",
      "content/site.yaml:3:10  product.suite  names {suite} where only {product} is replaced. Write the words themselves.",
      "content/site.yaml:5:7  host  is no host name. Write it as www.name.com, without https://.",
      "content/site.yaml:13:10  company.email  is no e-mail address. Write it as name@host; {host} may stand for the host.",
      "content/site.yaml:14:10  company.phone  is no phone number. Write it as +971 4 000 0000.",
      "content/site.yaml:15:15  company.leaderName  names {name} where none is replaced. Write the words themselves.",
      "content/site.yaml:15:15  company.leaderName  names {product} where none is replaced. Write the words themselves.",
      "content/site.yaml:22:11  social[0].href  is `https://`, which is no complete address. Write it as https://www.name.com/page.",
      "content/site.yaml:53:11  consent.policy.href  leads to `#cookie-setting` of whatever page it stands on. Write the page in front, such as /contact#cookie-setting.",
    ],
  },
  {
    name: "product-name",
    lines: [
      "content/site.yaml:2:9  product.name  has no letter that can stand in an address. Use at least one Latin letter or digit.",
      "content/site.yaml:28:7  preview.og  is content/media/previews, which is a folder. Write the name of a file in it.",
      "content/site.yaml:29:12  preview.twitter  is content/media/previews/empty.png, which is empty. Put the real file there.",
    ],
  },
  {
    name: "claims",
    lines: [
      "content/claims.yaml:3:12  claims[0].value  is the number 150, but must be text. Put it in quotes.",
      "content/claims.yaml:6:5  claims[1].asOf  is missing. Add `asOf`: The day it was last confirmed, in quotes. After a year it wants confirming again.",
      "content/claims.yaml:6:10  claims[1].key  is `countries`, which stands in line 2 already. Give each its own.",
      "content/claims.yaml:7:12  claims[1].value  has a brace, but no token is replaced here. Write the figure itself.",
      "content/claims.yaml:9:10  claims[2].key  is no slug. Use small letters, digits and single hyphens.",
      "content/claims.yaml:12:11  claims[2].asOf  is no day of the calendar. Write one that exists.",
    ],
  },
  {
    name: "unknown-claim",
    lines: [
      "content/audiences/advisers.yaml:7:9  metadata.metaDescription.en  names `{claim.country}`, which content/claims.yaml does not have. Did you mean `claim.countries`? Add the figure there, or name another one.",
      "content/audiences/advisers.yaml:16:11  sections[0].lead  names `{claim.countries.words}`, which content/claims.yaml does not have. Add the figure there, or name another one.",
      "content/audiences/advisers.yaml:21:16  sections[0].figures[0].value  has 18 characters as it is shown (`more than 150 over`). Shorten it to at most 12, or the figure in content/claims.yaml.",
      "content/legal/terms.mdx:21:21  (line)  names `{claim.countries}`, but legal texts write their figures out. Write the figure itself.",
      "content/site.yaml:3:10  product.suite  names {claim.countries} where only {product} is replaced. Write the words themselves.",
    ],
  },
  {
    name: "redirects",
    lines: [
      "content/redirects.yaml:2:11  redirects[0].from  is `/advisers`, the address of content/audiences/advisers.yaml. Remove this entry, or give that page another address.",
      "content/redirects.yaml:4:11  redirects[1].from  is `/contact/index.html`, the address of content/pages/contact.yaml. Remove this entry, or give that page another address.",
      "content/redirects.yaml:6:11  redirects[2].from  is `/registration/partner`, which the platform or a file of the site answers. Redirect another path.",
      "content/redirects.yaml:8:11  redirects[3].from  is no path that can be redirected. Write it as /old-name: letters, digits and - _ . ~ only, no / at the end.",
      "content/redirects.yaml:11:9  redirects[4].to  leads in a circle: `/one`, `/two`, `/one`. Write the address of a page.",
      "content/redirects.yaml:13:9  redirects[5].to  leads in a circle: `/two`, `/one`, `/two`. Write the address of a page.",
      "content/redirects.yaml:15:9  redirects[6].to  leads in a circle: `/self`, `/self`. Write the address of a page.",
      "content/redirects.yaml:17:9  redirects[7].to  leads to `/norden-deals?a=b`, which is redirected itself. Write where it ends: /terms#scope.",
      "content/redirects.yaml:20:11  redirects[9].from  is `/norden-deals`, which line 18 redirects already. Keep one of the two.",
      "content/redirects.yaml:21:9  redirects[9].to  leads to `/adviser`, which is no page of this site. Did you mean `/advisers`? Write the address of a page, or https:// for another site.",
      "content/redirects.yaml:23:9  redirects[10].to  leads to `#scop`, which does not stand on /terms. Did you mean `scope`? Use the address of one of its headings.",
      "content/redirects.yaml:25:9  redirects[11].to  is no address to redirect to. Write a page of this site, such as /terms, or a whole address that begins with https://.",
      "content/redirects.yaml:27:9  redirects[12].to  is `https://`, which is no complete address. Write it as https://www.name.com/page.",
      "content/redirects.yaml:30:13  redirects[13].status  is the number 302, which is not among its values. Use one of `301`, `308`.",
      `content/redirects.yaml:31:11  redirects[14].from  names \`{brand}\`, which is no token. Use one of ${TOKENS}.`,
    ],
  },
  // Which files there are, and where.
  {
    name: "unknown-kind",
    lines: [
      `content/legal/terms.md:1:1  (file)  belongs to no kind of content. Files are ${FILES}; pictures go into media.`,
      "content/media/data.yaml:1:1  (file)  is text among the media. Move it to where it belongs, or remove it.",
      `content/navigation.yml:1:1  (file)  belongs to no kind of content. Did you mean \`navigation.yaml\`? Files are ${FILES}; pictures go into media.`,
      `content/notes.txt:1:1  (file)  belongs to no kind of content. Files are ${FILES}; pictures go into media.`,
      "content/pages/.draft.yaml:1:1  (file)  is hidden, but the site would read it. Rename or remove it.",
      `content/pages/README.md:1:1  (file)  belongs to no kind of content. Files are ${FILES}; pictures go into media.`,
      `content/pages/more/deep.yaml:1:1  (file)  belongs to no kind of content. Files are ${FILES}; pictures go into media.`,
    ],
  },
  {
    name: "missing-files",
    without: ["site.yaml", "navigation.yaml", "faq.yaml", "pages/home.yaml", "pages/not-found.yaml"],
    lines: [
      "content/faq.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history.",
      "content/navigation.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history.",
      "content/pages/home.yaml:1:1  (file)  does not exist, but the site needs a page at /. Restore it from the history.",
      "content/pages/not-found.yaml:1:1  (file)  does not exist, but the site needs a page at /404. Restore it from the history.",
      "content/site.yaml:1:1  (file)  does not exist, but the site needs it. Restore it from the history.",
    ],
  },
  {
    name: "no-home-page",
    lines: [
      "content/pages/home.yaml:1:7  path  leaves the site without a page at /. Write `path: /`.",
      "content/pages/not-found.yaml:1:7  path  leaves the site without a page at /404. Write `path: /404`.",
    ],
  },
  {
    name: "bad-path",
    lines: [
      "content/legal/terms.mdx:2:7  slug  differs from the file's name. Write terms.",
      "content/pages/contact.yaml:1:7  path  is `/Contact-/`. Write it as /name or /name/part: small letters, digits and single hyphens, no / at the end.",
    ],
  },
  {
    name: "file-names",
    lines: [
      "content/audiences/Wealth_Managers.yaml:1:1  (file)  has a name that cannot stand in an address. Rename it, such as to wealth-managers.yaml.",
      "content/workflows/PE & VC.yaml:1:1  (file)  has a name that cannot stand in an address. Rename it, such as to pe-vc.yaml.",
    ],
  },
  // One mistake, one line: what cannot be read is not missing elsewhere as well.
  {
    name: "unreadable-site",
    lines: [
      "content/site.yaml:3:1  (line)  is indented differently from its neighbours. Give all lines of one list or entry the same number of spaces.",
    ],
  },
  {
    name: "unreadable-files",
    lines: [
      "content/audiences/advisers.yaml:1:8  (line)  begins a text with a character that YAML keeps for itself. Put the text in quotes.",
      "content/faq.yaml:2:11  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
      "content/legal/terms.mdx:21:41  (line)  does not compile (Could not parse expression with acorn: Unexpected content after expression). Look for a { or < that is meant as text and write it in words.",
      "content/pages/contact.yaml:1:1  path  is missing. Add `path`: The page's address on this site, such as /pricing.",
      "content/pages/home.yaml:2:10  (line)  cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before.",
      "content/workflows/advisers.yaml:1:8  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
    ],
  },
  // All problems of one run, by file and place.
  {
    name: "in-order",
    lines: [
      "content/audiences/advisers.yaml:1:8  label  is the number 5, but must be text. Put it in quotes.",
      `content/audiences/advisers.yaml:7:9  metadata.metaDescription.en  names \`{x}\`, which is no token. Use one of ${TOKENS}.`,
      `content/audiences/advisers.yaml:7:9  metadata.metaDescription.en  names \`{y}\`, which is no token. Use one of ${TOKENS}.`,
      "content/audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/none.png, which does not exist. Add the file, or mend the name (capitals count).",
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `nobody`, but there is no such file in content/workflows. Use one of `advisers`.",
      "content/navigation.yaml:9:15  menus[1].items[1].href  leads to `/nowhere`, which is no page of this site. Write the address of a page, or https:// for another site.",
      "content/workflows/advisers.yaml:2:8  intro  is an entry with fields of its own, but must be text. Write its words after the colon, in quotes if they begin with a special character.",
      "content/workflows/advisers.yaml:4:11  steps[0].icon  is `fil`, which is not among its values. Did you mean `file`?",
      "content/workflows/advisers.yaml:5:12  steps[0].title  is empty. Write its text, or remove the line if the field is optional.",
    ],
  },
];
