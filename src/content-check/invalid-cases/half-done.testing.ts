/** Unfinished content: pages without what they are for, links and texts that break off. */
import { copyOf, type InvalidCase } from "./invalid-case.testing";

/** The form of the valid content: the last section of its page. */
const FORM = copyOf("pages/contact.yaml").replace(/^.*(?= {2}- type: contact-form)/su, "");

export const halfDoneCases: readonly InvalidCase[] = [
  {
    name: "contact-page-without-its-form",
    edits: {
      "pages/contact.yaml": [[FORM, ""]],
    },
    lines: ["content/pages/contact.yaml:14:3  sections  has no section of the type `contact-form`, which is what /contact is for. Add it."],
  },
  {
    name: "pricing-page-without-plans",
    edits: {
      "pages/contact.yaml": [
        ["path: /contact", "path: /pricing"],
        ["canonical: https://{host}/contact", "canonical: https://{host}/pricing"],
      ],
    },
    lines: [
      "content/legal/terms.mdx:21:64  (line)  leads to `/contact`, which is not a page of this site, here and in one other place (content/navigation.yaml:15:9). Add that page, or write another address in each place.",
      "content/pages/contact.yaml:14:3  sections  has no section of the type `pricing-table`, which is what /pricing is for. Add it.",
    ],
  },
  {
    name: "dollar-before-a-token",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", 'intro: "${product} has steps."']] },
    lines: ["content/workflows/advisers.yaml:2:9  intro  shows `$`, a dollar sign in front of a token. Remove it."],
  },
  {
    name: "text-struck-out",
    edits: { "legal/terms.mdx": [["See [above]", "~~Not~~ see [above]"]] },
    lines: ["content/legal/terms.mdx:25:1  (line)  is struck through by its ~~. Delete the words or the ~~."],
  },
  {
    name: "list-to-tick-off",
    edits: { "legal/terms.mdx": [["See [above]", "- [ ] ask somebody\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:25:1  (line)  is a task-list entry. Remove the [ ] before it."],
  },
  {
    name: "bullets-of-another-program",
    edits: { "legal/terms.mdx": [["See [above]", "\u2022 One\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:25:1  (line)  shows `\u2022 `, a word processor's bullet. Begin the line with a hyphen and a space."],
  },
  {
    name: "backtick-left-open",
    edits: { "legal/terms.mdx": [["See [above]", "See `[above]"]] },
    lines: ["content/legal/terms.mdx:25:5  (line)  shows “`”, a backtick. Remove it and its counterpart."],
  },
  {
    name: "bullet-of-one-font",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: \uf0b7 Five steps."]] },
    lines: [
      "content/workflows/advisers.yaml:2:8  intro  contains a symbol from one particular font, such as a word processor's bullet, which shows as a box (U+F0B7). Delete it, or type the symbol that was meant.",
    ],
  },
  {
    name: "workflow-twice",
    edits: {
      "audiences/advisers.yaml": [
        ["  - type: benefits", "  - type: workflow\n    anchor: again\n    heading: Once more\n    workflow: advisers\n  - type: benefits"],
      ],
    },
    lines: ["content/audiences/advisers.yaml:24:5  sections[2]  is a second section of the type `workflow`. Keep one of the two."],
  },
  {
    name: "contact-form-twice",
    edits: {
      "pages/contact.yaml": [[FORM, `${FORM}${FORM}`]],
    },
    lines: ["content/pages/contact.yaml:69:5  sections[2]  is a second section of the type `contact-form`. Keep one of the two."],
    advice: ["content/pages/contact.yaml:70:14  sections[2].heading  says the same as line 22. Reword or remove one of the two."],
  },
  {
    name: "fenced-code",
    edits: { "legal/terms.mdx": [["See [above]", "```\ncode\n```\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:25:1  (line)  is shown as program code because of the ``` line before it. Delete that line and its counterpart.",
    ],
  },
  {
    name: "quotes-in-quotes-in-quotes",
    edits: {
      "legal/terms.mdx": [
        [
          "See [above]",
          ">>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> x\n\nSee [above]",
        ],
      ],
    },
    lines: ["content/legal/terms.mdx:25:1  (file)  nests brackets or quotations too deeply for a text. Remove what was pasted."],
  },
];
