import { groundsOf } from "./grounds";

it("alternates paper and band between sections without a ground of their own", () => {
  expect(groundsOf(["HeroSection", "BenefitsSection", "StepsSection", "BenefitsSection", "CallToActionSection"])).toEqual([
    "ink",
    "paper",
    "shaded",
    "paper",
    "ink",
  ]);
});

it("sets a band after a section that is always on paper", () => {
  expect(groundsOf(["PricingTableSection", "BenefitsSection"])).toEqual(["paper", "shaded"]);
});

it.each([
  ["sea", "sea"],
  ["noon", "noon"],
  ["dawn", "ink"],
] as const)("closes a page that begins with %s light on %s", (light, ground) => {
  expect(groundsOf(["HeroSection", "BenefitsSection", "CallToActionSection"], light).at(-1)).toBe(ground);
});

it("rules off paper below paper", () => {
  expect(groundsOf(["BenefitsSection", "FeaturedInSection", "MarqueeSection", "BenefitsSection"])).toEqual([
    "paper",
    "ruled",
    "ruled",
    "shaded",
  ]);
});
