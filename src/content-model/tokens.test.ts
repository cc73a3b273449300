import { tokenSource } from "./token-source.testing";
import { expandHref, expandTokens, findTokens, isTokenName, tokenValue, toSlug, tokensOf } from "./tokens";

const tokens = tokensOf(tokenSource);

describe("the tokens of a site", () => {
  it("may contain each other: {product} in the suite's name and the host, {host} in the e-mail address", () => {
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
    });
  });

  it("are recognised by name", () => {
    expect(["product", "suite", "company", "seat", "registration", "address", "email", "phone", "host", "name"].every(isTokenName)).toBe(
      true,
    );
    expect(["Product", "products", "", "constructor"].some(isTokenName)).toBe(false);
  });
});

describe("the tokens of figures", () => {
  const withFigures = tokensOf(tokenSource, [
    { key: "countries", value: "150" },
    { key: "licences", value: "5", words: "five" },
    { key: "deals", value: "2,500", words: null },
  ]);

  it("are named after their keys, with words if the register has them", () => {
    expect(tokenValue(withFigures, "claim.countries")).toBe("150");
    expect(tokenValue(withFigures, "claim.licences.words")).toBe("five");
    expect(tokenValue(withFigures, "claim.deals.words")).toBeUndefined();
    expect(tokenValue(withFigures, "toString")).toBeUndefined();
    expect(tokenValue(withFigures, "product")).toBe("Northern Light");
  });

  it("are replaced together with those of the brand, and left unchanged when not in the register", () => {
    expect(expandTokens("{claim.countries}+ with {product}, {claim.licences.words} or {claim.licences}", withFigures)).toBe(
      "150+ with Northern Light, five or 5",
    );
    expect(expandTokens("{claim.firms} and {claim.constructor}", withFigures)).toBe("{claim.firms} and {claim.constructor}");
  });
});

describe("a token in a text", () => {
  it("is found with its place, known or not", () => {
    expect(findTokens("{product} and {x}, {}")).toEqual([
      { name: "product", offset: 0 },
      { name: "x", offset: 14 },
      { name: "", offset: 19 },
    ]);
    expect(findTokens("no { token } here? { } {{")).toHaveLength(2);
  });

  it("is replaced everywhere, but not within a replaced value", () => {
    expect(expandTokens("{product}: {product}, {email}", tokens)).toBe("Northern Light: Northern Light, office@www.northern-light.example");
    expect(expandTokens("{product}", { ...tokens, product: "{suite} $& $1" })).toBe("{suite} $& $1");
  });

  it("is left unchanged when it is unknown or not closed", () => {
    expect(expandTokens("{Product} { product } {toString} {} {product", tokens)).toBe("{Product} { product } {toString} {} {product");
  });
});

describe("a token in an address", () => {
  it.each([
    ["/{product}-360", "/northern-light-360"],
    ["/{suite}", "/northern-light-360"],
    ["https://{host}/pricing", "https://www.northern-light.example/pricing"],
    ["mailto:{email}", "mailto:office@www.northern-light.example"],
    ["tel:{phone}", "tel:+442000000000"],
    ["/{nobody}", "/{nobody}"],
  ])("turns %s into %s", (href, expected) => {
    expect(expandHref(href, tokens)).toBe(expected);
  });
});

describe("a name in an address", () => {
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
    ["", ""],
  ])("turns %p into %p", (name, expected) => {
    expect(toSlug(name)).toBe(expected);
    expect(toSlug(toSlug(name))).toBe(toSlug(name));
  });
});
