import type { Situation } from "../../src/build/check-content/cross-checks/cross-check";
import { readList, readText } from "../../src/build/check-content/document";
import { list } from "../../src/build/check-content/words";
import { insertEntry } from "./insert-entry";
import type { Plan } from "./new-kind";
import { Refusal } from "./refusal";
import { quoted } from "./yaml-text";

const NAVIGATION = "navigation.yaml";

/** Lists of links in the navigation, by the name an editor knows them under. */
const linkLists = (navigation: unknown): { name: string; path: (string | number)[] }[] => [
  ...readList(navigation, "menus").flatMap((menu, index) =>
    readList(menu, "items").length > 0 ? [{ name: readText(menu, "label") ?? "", path: ["menus", index, "items"] }] : [],
  ),
  ...readList(navigation, "footer").map((group, index) => ({ name: readText(group, "title") ?? "", path: ["footer", index, "links"] })),
];

/** What a link to the new page needs: the navigation with it, if a menu or a group of the footer was named, or else how to add it. */
export const planLink = (link: { label: string; href: string }, menu: string | undefined, { documents }: Situation): Plan => {
  const lines = [`label: ${quoted(link.label)}`, `href: ${link.href}`];
  if (menu === undefined) {
    return {
      files: [],
      next: [`No menu leads to it yet. Add to a list of links in content/${NAVIGATION}:`, `  - ${lines.join("\n    ")}`],
    };
  }
  const navigation = documents.find(({ path }) => path === NAVIGATION);
  const lists = linkLists(navigation?.data);
  const target = lists.find(({ name }) => name === menu);
  if (!navigation || !target) {
    throw new Refusal(
      `--menu names ${menu}, which content/${NAVIGATION} does not have. Use one of ${list(lists.map(({ name }) => name))}.`,
    );
  }
  return {
    files: [{ path: NAVIGATION, text: insertEntry(navigation.text, target.path, lines), isEdit: true }],
    next: [`${menu} in content/${NAVIGATION} leads to it.`],
  };
};
