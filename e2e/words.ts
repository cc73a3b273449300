/** The names that tests look for, as content writes them: an editor who renames a menu or a button breaks no test. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";
import { claimsModel } from "../src/content-model/claims";
import { navigationModel } from "../src/content-model/navigation";
import { readSite } from "../src/content-model/read-site";
import { sectionModel } from "../src/content-model/section";
import { siteModel } from "../src/content-model/site";
import { expandHref, expandTokens, tokensOf } from "../src/content-model/tokens";

type Section = z.infer<typeof sectionModel>;

const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, "utf8"));

const tokens = tokensOf(readSite(), claimsModel.parse(read("claims")).claims);

const expand = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (typeof value !== "string") return value;
    return key === "href" ? expandHref(value, tokens) : expandTokens(value, tokens);
  }) as Content;

/** The words that all pages share, the question of consent, and the links to social networks. */
export const { labels, consent, social } = expand(siteModel.parse(read("site")));

/** The menus, and the links beside them. */
export const { menus, login, demo, mobileDemoLabel } = expand(navigationModel.parse(read("navigation")));

/** What the menus call a page. Throws when none leads there. */
export const nameOf = (path: string): string => {
  const item = menus.flatMap(({ items = [] }) => items).find(({ href }) => href === path);
  if (!item) throw new Error(`No menu in content/navigation.yaml lists ${path}.`);
  return item.label;
};

/** The name of the menu that a page stands in; its own link when it stands beside them. Throws when none leads there. */
export const menuOf = (path: string): string => {
  const menu = menus.find(({ href, items = [] }) => [href, ...items.map((item) => item.href)].includes(path));
  if (!menu) throw new Error(`No menu in content/navigation.yaml leads to ${path}.`);
  return menu.label;
};

/** The first section of a type in a file of `content/`, such as `pages/home`. Throws when it has none. */
export const sectionOf = <Type extends Section["type"]>(file: string, type: Type): Extract<Section, { type: Type }> => {
  const { sections } = read(file) as { sections: readonly unknown[] };
  const section = sections
    .map((written) => expand(sectionModel.parse(written)))
    .find((candidate): candidate is Extract<Section, { type: Type }> => candidate.type === type);
  if (!section) throw new Error(`content/${file}.yaml has no ${type} section.`);
  return section;
};

const HOME_PRODUCTS = sectionOf("pages/home", "products");

/** What opens the film of the home page; empty when it has none. */
export const filmButton = sectionOf("pages/home", "hero").film?.button ?? "";

/** What opens the popup on the investors' page; empty when it has none. */
export const popupButton = sectionOf("audiences/investors", "statement").popup?.button ?? "";

/** The heading of the products, and the second of their tabs. */
export const offers = { heading: HOME_PRODUCTS.heading, secondTab: HOME_PRODUCTS.tabs[1]?.label ?? "" };

/** What a label with slots says before the first of them. */
export const beforeSlot = (label: string): string => label.replace(/\s*\[.*/su, "");

/** A text as a pattern of itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A pattern for a label with slots, such as `Step [n] of [total]`: each slot stands for digits, those that are given for themselves. */
export const withSlots = (label: string, values: Readonly<Record<string, number>> = {}): RegExp =>
  new RegExp(`^${escaped(label).replace(/\\\[(\w+)\\\]/gu, (_slot, name: string) => String(values[name] ?? "\\d+"))}`, "u");
