import type { Ground } from "../theme/variables";
import type { SectionName } from "./section-props";

/**
 * The sections that always have one ground. A marquee continues the section before it; all others alternate between paper and its darker
 * band.
 */
const GROUNDS: Readonly<Partial<Record<SectionName, Ground>>> = {
  CallToActionSection: "ink",
  ContactFormSection: "paper",
  FaqSection: "paper",
  FeaturedInSection: "paper",
  HeroSection: "ink",
  PriceStripSection: "ink",
  PricingTableSection: "paper",
  StoriesSection: "ink",
};

/** The ground of the closing section, by the light of the page's first screen; ink for all other lights. */
const CLOSING: Readonly<Partial<Record<Queries.HeroLight, Ground>>> = { sea: "sea", noon: "noon", fog: "fog" };

/** The ground of each section of a page, top to bottom, such that neighbours differ if they can; paper below paper is ruled off. */
export const groundsOf = (sections: readonly SectionName[], light: Queries.HeroLight = "night"): Ground[] =>
  sections.reduce<Ground[]>((grounds, section) => {
    const before = grounds.at(-1);
    const isBelowPaper = before === "paper" || before === "ruled";
    const own = section === "MarqueeSection" ? before : (section === "CallToActionSection" && CLOSING[light]) || GROUNDS[section];
    const ground = own ?? (isBelowPaper ? "shaded" : "paper");
    return [...grounds, isBelowPaper && ground === "paper" ? "ruled" : ground];
  }, []);
