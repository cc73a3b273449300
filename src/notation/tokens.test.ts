import { tokenSource } from "../content-model/content.testing";
import { expandHref, expandTokens, findTokens, isTokenName, tokenValue, toSlug, tokensOf } from "./tokens";

const tokens = tokensOf(tokenSource, [
  { key: "countries", value: "150" },
  { key: "licences", value: "5", words: "five" },
  { key: "deals", value: "2,500", words: null },
]);

it("are the brand's, which may contain each other, and the figures', with words if the register has them", () => {
  expect(tokens).toEqual({
    product: "Northern Light",
    suite: "Northern Light 360",
    company: "Northern Light Limited",
    seat: "England",
    registration: "04217718",
    address: "1 Harbour Street, Northtown",
    email: "office@www.northern-light.example",
    phone: "+44\u00a020\u00a00000\u00a00000",
    host: "www.northern-light.example",
    name: "Name on request",
    "claim.countries": "150",
    "claim.licences": "5",
    "claim.licences.words": "five",
    "claim.deals": "2,500",
  });
  expect(Object.keys(tokens).filter(isTokenName)).toHaveLength(10);
  expect(["Product", "products", "", "constructor"].some(isTokenName)).toBe(false);
  expect([tokenValue(tokens, "claim.countries"), tokenValue(tokens, "toString")]).toEqual(["150", undefined]);
});

it("are found with their places, known or not", () => {
  expect(findTokens("{product} and {x}, {}")).toEqual([
    { name: "product", offset: 0 },
    { name: "x", offset: 14 },
    { name: "", offset: 19 },
  ]);
  expect(findTokens("no { token } here? { } {{")).toHaveLength(2);
});

/** Not replaced, or not closed. */
const UNKNOWN = "{claim.firms} {claim.constructor} {Product} { product } {toString} {} {product";

it.each([
  ["{product}: {product}, {email}", "Northern Light: Northern Light, office@www.northern-light.example"],
  ["{claim.countries}+ with {claim.licences.words} or {claim.licences}", "150+ with five or 5"],
  [UNKNOWN, UNKNOWN],
])("are replaced in words: %s", (text, expected) => {
  expect(expandTokens(text, tokens)).toBe(expected);
});

it("are not replaced within a replaced value", () => {
  expect(expandTokens("{product}", { ...tokens, product: "{suite} $& $1" })).toBe("{suite} $& $1");
});

it.each([
  ["/{product}-360", "/northern-light-360"],
  ["/{suite}", "/northern-light-360"],
  ["https://{host}/pricing", "https://www.northern-light.example/pricing"],
  ["mailto:{email}", "mailto:office@www.northern-light.example"],
  ["tel:{phone}", "tel:+442000000000"],
  ["/{nobody}", "/{nobody}"],
])("are replaced in addresses: %s", (href, expected) => {
  expect(expandHref(href, tokens)).toBe(expected);
});

it.each([
  ["Dealmere", "dealmere"],
  ["Northern  Light", "northern-light"],
  [" Éclat & Fils ", "eclat-fils"],
  ["Société Ærø", "societe-aero"],
  ["Straße 7", "strasse-7"],
  ["İstanbul Łódź", "istanbul-lodz"],
  ["O'Neil--Smith", "o-neil-smith"],
  ["Ｆｕｌｌ", "full"],
  ["ديلمير", ""],
])("a name is written in an address: %p as %p", (name, expected) => {
  expect(toSlug(name)).toBe(expected);
  expect(toSlug(expected)).toBe(expected);
});
