/** Several mistakes at once: an unreadable file is not also reported as missing, and everything is sorted. */
import { type InvalidCase, TOKENS } from "./invalid-case.testing";

export const manyCases: readonly InvalidCase[] = [
  {
    edits: {
      "audiences/advisers.yaml": [["Advisers", "@dvisers"]],
      "faq.yaml": [["general", '"general']],
      "legal/terms.mdx": [
        [
          "These terms hold for {product}. Questions go to {email} or the [contact page](/contact).",
          "These terms hold for {product. Questions go to {email} or the [contact page](/contact).",
        ],
      ],
      "pages/contact.yaml": [
        ["path: /contact\n", ""],
        ["us about the platform, a demonstration, prices or support, and we answer.", "us."],
        ["us about the platform, a demonstration, prices or support, and we answer.", "us."],
      ],
      "pages/home.yaml": [["label: Home", "label: > Home"]],
      "workflows/advisers.yaml": [["title: How advisers work", "title: 'How advisers work"]],
    },
    lines: [
      "content/audiences/advisers.yaml:1:8  (line)  begins a text with a character that YAML reserves. Put the text in quotes.",
      "content/faq.yaml:2:11  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
      "content/legal/terms.mdx:21:41  (line)  has a { that is not part of a token. Write a token such as {product}, or say it in words.",
      "content/pages/contact.yaml:1:1  path  is missing. Add `path`: The page's address on this site, such as /pricing.",
      "content/pages/home.yaml:2:10  (line)  cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before.",
      "content/workflows/advisers.yaml:1:8  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
    ],
  },
  {
    edits: {
      "audiences/advisers.yaml": [
        ["Advisers", "5"],
        ['"For advisers with mandates: one place for clients, their papers and their investors."', '"{x} {x} {y}"'],
        ['"For advisers with mandates: one place for clients, their papers and their investors."', "For advisers."],
        ["../media/dot.png", "../media/none.png"],
        ["    workflow: advisers", "    workflow: nobody"],
      ],
      "navigation.yaml": [["/advisers", "/nowhere"]],
      "workflows/advisers.yaml": [
        ["Five steps.", "{product}"],
        ["  - icon: file\n    title: First", '  - icon: fil\n    title: ""'],
      ],
    },
    lines: [
      "content/audiences/advisers.yaml:1:8  label  is the number 5, but must be text. Put it in quotes.",
      `content/audiences/advisers.yaml:7:10  metadata.metaDescription.en  names \`{x}\`, which is not a token. Use one of ${TOKENS}.`,
      `content/audiences/advisers.yaml:7:14  metadata.metaDescription.en  names \`{x}\`, which is not a token. Use one of ${TOKENS}.`,
      `content/audiences/advisers.yaml:7:18  metadata.metaDescription.en  names \`{y}\`, which is not a token. Use one of ${TOKENS}.`,
      "content/audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/none.png, which does not exist. Add the file, or correct the name (capitals matter).",
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `nobody`, but there is no such file in content/workflows. Use one of `advisers`.",
      "content/navigation.yaml:9:15  menus[1].items[1].href  leads to `/nowhere`, which is not a page of this site. Write the address of a page, or https:// for another site.",
      "content/workflows/advisers.yaml:2:8  intro  is an entry with fields of its own, but must be text. Write the text after the colon, in quotes if it begins with a special character.",
      "content/workflows/advisers.yaml:4:11  steps[0].icon  is `fil`, which is not allowed here. Did you mean `file`?",
      "content/workflows/advisers.yaml:5:12  steps[0].title  is empty. Write the text.",
    ],
  },
];
