/** Unfinished content: pages that lack their main section, and links and texts that break off. */
import { advisers, contact, copyOf, intro, type InvalidCase, terms } from "./invalid-case.testing";

/** The contact form of the valid content, which is the last section of its page. */
const FORM = copyOf("pages/contact.yaml").replace(/^.*(?= {2}- type: contact-form)/su, "");

export const halfDoneCases: readonly InvalidCase[] = [
  contact.wrong([[FORM, ""]], "14:3  sections  has no section of the type `contact-form`, which is what /contact is for. Add it."),
  intro.wrong('"${product} has steps."', [9, "shows `$`, a dollar sign in front of a token. Remove it."]),
  terms.wrong([["See [above]", "~~Not~~ see [above]"]], "25:1  (line)  is struck through by its ~~. Delete the words or the ~~."),
  terms.wrong([["See [above]", "- [ ] ask somebody\n\nSee [above]"]], "25:1  (line)  is a task-list entry. Remove the [ ] before it."),
  terms.wrong(
    [["See [above]", "\u2022 One\n\nSee [above]"]],
    "25:1  (line)  shows `\u2022 `, a word processor's bullet. Begin the line with a hyphen and a space.",
  ),
  terms.wrong([["See [above]", "See `[above]"]], "25:5  (line)  shows “`”, a backtick. Remove it and its counterpart."),
  intro.wrong("\uf0b7 Five steps.", [
    8,
    "contains a symbol from one particular font, such as a word processor's bullet, which shows as a box (U+F0B7). Delete it, or type the symbol that was meant.",
  ]),
  advisers.wrong(
    [["  - type: benefits", "  - type: workflow\n    anchor: again\n    heading: Once more\n    workflow: advisers\n  - type: benefits"]],
    "24:5  sections[2]  is a second section of the type `workflow`. Keep one of the two.",
  ),
  terms.wrong(
    [["See [above]", "```\ncode\n```\n\nSee [above]"]],
    "25:1  (line)  is shown as program code because of the ``` line before it. Delete that line and its counterpart.",
  ),
];
