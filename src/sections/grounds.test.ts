import { groundsOf } from "./grounds";
import type { SectionName } from "./section-props";

const groundsOfNames = (...names: readonly SectionName[]) => groundsOf(names.map((__typename) => ({ __typename })));

it("alternates paper and band between sections without a ground of their own", () => {
  expect(groundsOfNames("HeroSection", "BenefitsSection", "StepsSection", "BenefitsSection", "CallToActionSection")).toEqual([
    "ink",
    "paper",
    "shaded",
    "paper",
    "ink",
  ]);
});

it("sets a band after a section that is always on paper, and rules off paper below paper", () => {
  expect(groundsOfNames("HeroSection", "PricingTableSection", "BenefitsSection", "PartnersSection", "FaqSection")).toEqual([
    "ink",
    "paper",
    "shaded",
    "paper",
    "ruled",
  ]);
});

it("keeps the ground of a section in those that continue it", () => {
  expect(groundsOfNames("HeroSection", "PriceStripSection", "PartnersSection", "FeaturedInSection", "MarqueeSection")).toEqual([
    "ink",
    "ink",
    "paper",
    "paper",
    "paper",
  ]);
});

it.each([
  ["sea", "sea"],
  ["noon", "noon"],
  ["dawn", "ink"],
] as const)("opens and closes a page of %s light on %s", (light, ground) => {
  const sections = [
    { __typename: "HeroSection", light },
    { __typename: "BenefitsSection" },
    { __typename: "CallToActionSection" },
  ] as const;
  expect(groundsOf(sections)).toEqual([ground, "paper", ground]);
});
