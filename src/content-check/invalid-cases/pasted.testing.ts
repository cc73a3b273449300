/** What people paste or leave behind: addresses, markup, notes. */
import { home, intro, type InvalidCase, menus, terms } from "./invalid-case.testing";

export const pastedCases: readonly InvalidCase[] = [
  menus.wrong([["href: /advisers", 'href: "#"']], "9:15  menus[1].items[1].href  leads nowhere. Write the address of a page."),
  menus.wrong(
    [["href: /advisers", 'href: "/advisers#"']],
    "9:15  menus[1].items[1].href  ends in a # with nothing after it. Name the anchor it leads to, or remove the #.",
  ),
  terms.wrong(
    [["(/contact)", "(javascript:alert)"]],
    "21:64  (line)  leads to `javascript:alert`, which is not a page of this site. Write the address of a page, or https:// for another site.",
  ),
  intro.both('"**Five** steps."', [[9, "shows `**`, a Markdown mark. Remove it and its counterpart."]], []),
  intro.wrong('"[Five](/contact) steps."', [
    9,
    "shows `[Five](/contact)`, a Markdown link. Write only the words: links do not work in fields.",
  ]),
  intro.wrong("Five<br>steps.", [12, "shows `<br>`, an HTML tag. Remove it: the page does the formatting."]),
  intro.wrong("Five &amp; more steps.", [13, "shows `&amp;`, an HTML entity. Type the character itself."]),
  intro.wrong("'Five\\nsteps.'", [13, "shows `\\n`, a backslash. Remove it; an empty line begins a paragraph."]),
  terms.wrong(
    [["See [above]", "See[^1] [above]"]],
    "25:4  (line)  shows `[^1]`, a footnote without text. Write the note below, after the same mark and a colon.",
  ),
  intro.advised("Five steps.Then more.", [18, "has no space between two sentences. Add one."]),
  intro.advised("It costs this a year a year.", [22, "has the same word twice in a row. Delete one."]),
  intro.advised("“Five”", [8, "begins and ends with curly quotes, which are shown. Remove them if they were meant for YAML."]),
  intro.advised('"Fees\\t0\\t1"', [8, "has a tab, as between the cells of a spreadsheet. Type a space, or write a sentence."]),
  intro.wrong("Five steps [12].", [
    19,
    "shows `[12]`, the number of a note, or a blank to fill in. Remove it, or write what belongs there.",
  ]),
  intro.wrong("Five steps until DD December 2026.", [25, "shows `DD December`, a blank to fill in. Write what belongs there."]),
  intro.wrong("Here is a revised version of it.", [8, "shows `Here is a revised version`, a leftover from another program. Remove it."]),
  intro.advised("Five steps are enough for all. Five steps are enough for all.", [8, "has the same sentence twice. Delete one."]),
  intro.advised("Five steps* to take.", [18, "has a footnote mark, but pages have no footnotes. Put the note in the sentence."]),
  home.advised(
    [["heading: Who we serve", "heading: wHO WE SERVE"]],
    "27:14  sections[1].heading  was typed with caps lock on. Type it again.",
  ),
  intro.advised("Click here for five steps.", [8, "says “click here”. Let the link’s own words say where it leads."]),
  intro.advised("Five steps (Anna, please check with Tom).", [19, "has a note to a colleague in brackets. Remove it when that is done."]),
  intro.advised("By {name}.", [11, "shows the placeholder of a leader. Write the name, as `name`."]),
  intro.advised("The the five steps.", [8, "has the same word twice in a row. Delete one."]),
  home.advised(
    [["heading: Who we serve", "heading: WHO WE SERVE"]],
    "27:14  sections[1].heading  is all in capitals, which some screen readers spell out. Write it in sentence case.",
  ),
  intro.wrong("Certainly! Here is the text.", [8, "shows `Certainly! Here`, a leftover from another program. Remove it."]),
];
