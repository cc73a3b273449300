import { groundsOf } from "./grounds";

it("alternates paper and band between sections without a ground of their own", () => {
  expect(groundsOf(["HeroSection", "BenefitsSection", "StepsSection", "BenefitsSection", "CallToActionSection"])).toEqual([
    "ink",
    "paper",
    "band",
    "paper",
    "ink",
  ]);
});

it("sets a band after a section that is always on paper", () => {
  expect(groundsOf(["PricingTableSection", "BenefitsSection"])).toEqual(["paper", "band"]);
});

it.each([
  ["sea", "sea"],
  ["noon", "noon"],
  ["dawn", "ink"],
] as const)("closes a page that begins with %s light on %s", (light, ground) => {
  expect(groundsOf(["HeroSection", "BenefitsSection", "CallToActionSection"], light).at(-1)).toBe(ground);
});

it.each([
  ["between light sections", ["HeroSection", "BenefitsSection", "argument", "BenefitsSection"], null, ["ink", "paper", "ink", "paper"]],
  ["by the sea", ["HeroSection", "BenefitsSection", "argument", "BenefitsSection"], "sea", ["ink", "paper", "sea", "paper"]],
  ["after the first screen", ["HeroSection", "argument", "BenefitsSection"], null, ["ink", "paper", "band"]],
  ["before the closing band", ["HeroSection", "BenefitsSection", "argument", "CallToActionSection"], null, ["ink", "paper", "band", "ink"]],
] as const)("sets an argument %s", (_where, sections, light, expected) => {
  expect(groundsOf(sections, light)).toEqual(expected);
});
