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

it("sets a band after a section that always stands on paper", () => {
  expect(groundsOf(["PricingTableSection", "BenefitsSection"])).toEqual(["paper", "band"]);
});
