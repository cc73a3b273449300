/**
 * What the tests know about the site in advance: its pages, from the specification and the built sitemap, and the names that they look for,
 * from the content, so that renaming a menu or a button breaks no test.
 */
import { readFileSync } from "node:fs";
import { expand, read, sectionOf, tokens } from "../../src/content-model/content.testing";
import { navigationModel } from "../../src/content-model/navigation";
import { siteModel } from "../../src/content-model/site";
import { toSlug } from "../../src/notation/tokens";

export { read, sectionOf };

const site = expand(siteModel.parse(read("site")));

/** Labels that all pages share, and the words of the consent banner. */
export const { labels, consent } = site;

/** The menus, and the links beside them. */
export const { menus, login, demo, mobileDemoLabel } = expand(navigationModel.parse(read("navigation")));

/** A page's name in the menus. Throws if no menu lists the page. */
export const nameOf = (path: string): string => {
  const item = menus.flatMap(({ items = [] }) => items).find(({ href }) => href === path);
  if (!item) throw new Error(`No menu in content/navigation.yaml lists ${path}.`);
  return item.label;
};

/** The name of the menu that lists a page, or of the page's own link beside the menus. Throws if neither exists. */
export const menuOf = (path: string): string => {
  const menu = menus.find(({ href, items = [] }) => [href, ...items.map((item) => item.href)].includes(path));
  if (!menu) throw new Error(`No menu in content/navigation.yaml leads to ${path}.`);
  return menu.label;
};

/** The name of the button that opens the home page's film; empty if there is no film. */
export const filmButton = sectionOf("pages/home", "hero").film?.button ?? "";

/** The name of the button that opens the popup on the investors' page; empty if there is no popup. */
export const popupButton = sectionOf("audiences/investors", "statement").popup?.button ?? "";

export const secondTab = sectionOf("pages/home", "products").tabs[1]?.label ?? "";

/** What opens without scripts: a layer's name, its page, the button that opens it, its selector, and whether it is a phone's. */
export const LAYERS = [
  ["a menu", "/about", menuOf("/investors"), ":popover-open", false],
  ["the side panel", "/about", labels.openMenu, "dialog[open]", true],
  ["the film", "/", filmButton, "dialog[open]", false],
  ["a popup", "/investors", popupButton, "dialog[open]", false],
  ["the cookie settings", "/terms", consent.settings, "dialog[open]", false],
] as const;

export const beforeSlot = (label: string): string => label.replace(/\s*\[.*/su, "");

/** The product's name: the end of every title. */
export const productName = site.product.name;

export const mainHost = tokens.host;

/** The specification's 21 pages, and the titles that it gives them. */
export const specifiedPages: Readonly<Record<string, string | undefined>> = {
  "/": "Home",
  "/about": "About",
  "/pricing": "Pricing",
  "/contact": "Contact Us",
  "/faq": undefined,
  [`/${toSlug(productName)}-360`]: undefined,
  "/marketplace": "Marketplace",
  "/family-office": "Family Offices",
  "/fund-managers": "Fund Managers",
  "/pe-venture-capital": undefined,
  "/founders": "Founders & Capital Seekers",
  "/fundraisers": undefined,
  "/investors": "Professional Investor",
  "/luxury-real-estate": undefined,
  "/secondary-exit": undefined,
  "/consultants": undefined,
  "/accelerators": "Accelerators",
  "/advisory-ma": "M&A And Advisory firms",
  "/cookies": "Cookie Policy",
  "/privacy": "Privacy Policy",
  "/terms": "Terms of Service",
};

/** A path that does not exist: it shows the 404 page, with that status. */
export const unknownPath = "/no-such-page";

export const builtPaths: readonly string[] = [...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
  ([, location = ""]) => new URL(location).pathname,
);
