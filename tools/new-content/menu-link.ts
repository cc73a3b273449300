import type { z } from "zod";
import { readList, readText } from "../../src/content-check/data";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import type { menuItemModel } from "../../src/content-model/navigation";
import { insertEntry } from "./insert-entry";
import type { Plan } from "./new-kind";
import { quoted } from "./yaml-text";

const NAVIGATION = "navigation.yaml";

/** A list of links in the navigation. */
interface LinkList {
  /** Its name for editors: the menu's label, or the footer group's title. */
  name: string;
  path: (string | number)[];
}

const navigationOf = ({ documents }: SiteContent) => documents.find(({ path }) => path === NAVIGATION);

const linkLists = (content: SiteContent): LinkList[] => {
  const data = navigationOf(content)?.data;
  return [
    ...readList(data, "menus").flatMap((menu, index) =>
      readList(menu, "items").length > 0 ? [{ name: readText(menu, "label") ?? "", path: ["menus", index, "items"] }] : [],
    ),
    ...readList(data, "footer").map((group, index) => ({ name: readText(group, "title") ?? "", path: ["footer", index, "links"] })),
  ];
};

/** The names of menus and footer groups, without duplicates. */
export const menuNames = (content: SiteContent): string[] => [...new Set(linkLists(content).map(({ name }) => name))];

/** Plans a link to the new page in the menu and the footer group of the given name. Without a name, says how to add it by hand. */
export const planLink = (
  { text: inMenu, ...link }: z.input<typeof menuItemModel>,
  menu: string | undefined,
  content: SiteContent,
): Plan => {
  const targets = linkLists(content).filter(({ name }) => name === menu);
  const text = navigationOf(content)?.text;
  if (text === undefined || targets.length === 0) {
    return {
      files: [],
      next: [
        `No menu lists it yet. Add it to a list of links in content/${NAVIGATION}:`,
        `  - label: ${quoted(link.label)}\n    href: ${link.href}`,
      ],
    };
  }
  const entryIn = ([list]: LinkList["path"]) => (list === "menus" && inMenu !== undefined ? { ...link, text: inMenu } : link);
  const places = targets.map(({ path: [list] }) => (list === "menus" ? "the menu" : "the footer")).join(" and ");
  return {
    files: [{ path: NAVIGATION, text: targets.reduce((before, { path }) => insertEntry(before, path, entryIn(path)), text), isEdit: true }],
    next: [`It is listed under ${menu}, in ${places}.`],
  };
};
