/** The names that tests look for, as content writes them: an editor who renames a menu or a button breaks no test. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";
import { navigationModel } from "../src/content-model/navigation";
import { readTokens } from "../src/content-model/read-site";
import { sectionModel } from "../src/content-model/section";
import { siteModel } from "../src/content-model/site";
import { expandHref, expandTokens } from "../src/content-model/tokens";

type Section = z.infer<typeof sectionModel>;

const tokens = readTokens();

const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, "utf8"));

const expand = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (typeof value !== "string") return value;
    return key === "href" ? expandHref(value, tokens) : expandTokens(value, tokens);
  }) as Content;

/** The words that all pages share, the question of consent, and the links to social networks. */
export const { labels, consent, social } = expand(siteModel.parse(read("site")));

/** The menus, and the link to a demo. */
export const { menus, demo, mobileDemoLabel } = expand(navigationModel.parse(read("navigation")));

/** The name of the menu that a page stands in; the page's own link when it stands beside the menus. Throws when none leads there. */
export const menuOf = (path: string): string => {
  const menu = menus.find(({ href, items = [] }) => [href, ...items.map((item) => item.href)].includes(path));
  if (!menu) throw new Error(`No menu in content/navigation.yaml leads to ${path}.`);
  return menu.label;
};

/** The label of a menu's link to a page. Throws when there is none. */
export const menuLinkTo = (path: string): string => {
  const link = menus.flatMap(({ items = [] }) => items).find(({ href }) => href === path);
  if (!link) throw new Error(`No menu in content/navigation.yaml has a link to ${path}.`);
  return link.label;
};

/** The first section of a type in a file of `content/`, such as `pages/home`, or undefined. */
export const findSection = <Type extends Section["type"]>(file: string, type: Type): Extract<Section, { type: Type }> | undefined => {
  const { sections } = read(file) as { sections: readonly unknown[] };
  return sections
    .map((section) => expand(sectionModel.parse(section)))
    .find((section): section is Extract<Section, { type: Type }> => section.type === type);
};

/** The same, where the page must have one. Throws when it has none. */
export const sectionOf = <Type extends Section["type"]>(file: string, type: Type): Extract<Section, { type: Type }> => {
  const section = findSection(file, type);
  if (!section) throw new Error(`content/${file}.yaml has no ${type} section.`);
  return section;
};

/** A pattern for a label with slots, such as `Step [n] of [total]`: each slot stands for digits, those that are given for themselves. */
export const withSlots = (label: string, values: Readonly<Record<string, number>> = {}): RegExp =>
  new RegExp(
    `^${label.replace(/[.*+?^${}()|\\]/gu, String.raw`\$&`).replace(/\[(\w+)\]/gu, (_slot, name: string) => String(values[name] ?? "\\d+"))}`,
    "u",
  );
