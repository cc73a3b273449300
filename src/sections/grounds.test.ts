import { groundsOf } from "./grounds";
import type { SectionName } from "./section-props";

it.each([
  ["alternates paper and band by default", "Hero Benefits Steps Benefits CallToAction", "ink paper shaded paper ink"],
  ["bands what follows paper, and rules off paper below paper", "Hero PricingTable Benefits Partners Faq", "ink paper shaded paper ruled"],
  ["keeps a section's ground in those that continue it", "Hero PriceStrip Partners FeaturedIn Marquee", "ink ink paper paper paper"],
  ["opens and closes a page on the ground of its light", "Hero:sea Benefits CallToAction", "sea paper sea"],
  ["has maps on paper", "Hero:noon Benefits CallToAction", "noon paper noon"],
  ["has dawn on ink", "Hero:dawn Benefits CallToAction", "ink paper ink"],
  ["has land beside a statement on a dark ground, and what continues it", "Hero Cards Statement:land Marquee", "ink paper ink ink"],
])("%s", (_rule, written, grounds) => {
  const sections = written.split(" ").map((section) => {
    const [name, light = null] = section.split(":");
    return { __typename: `${name}Section` as SectionName, light: light as Queries.HeroLight | null, land: light === "land" };
  });
  expect(groundsOf(sections).join(" ")).toBe(grounds);
});
