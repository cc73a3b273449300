import type { Ground } from "../theme/variables";

/** Sections that always stand on the same ground; the others alternate between paper and its darker band. */
const fixedGrounds: Readonly<Partial<Record<string, Ground>>> = {
  HeroSection: "ink",
  NotFoundSection: "ink",
  StoriesSection: "ink",
  CallToActionSection: "ink",
  MarqueeSection: "paper",
  PricingTableSection: "paper",
  ContactFormSection: "paper",
  FaqSection: "paper",
  FeaturedInSection: "paper",
};

/** The ground of each section of a page, top to bottom, so that no two neighbours that could differ look alike. */
export const groundsOf = (typeNames: readonly string[]): Ground[] =>
  typeNames.reduce<Ground[]>((grounds, name) => {
    const before = grounds.at(-1);
    return [...grounds, fixedGrounds[name] ?? (before === "paper" ? "band" : "paper")];
  }, []);
