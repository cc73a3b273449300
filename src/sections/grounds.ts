import type { Ground } from "../theme/variables";
import type { SectionName } from "./section-props";

/** What a section's ground depends on: an argument is the only section that changes the background mid-page. */
export type GroundKey = SectionName | "argument";

/**
 * The sections that always have one ground. A marquee continues the section before it; all others alternate between paper and its darker
 * band.
 */
const GROUNDS: Readonly<Partial<Record<GroundKey, Ground>>> = {
  CallToActionSection: "ink",
  ContactFormSection: "paper",
  FaqSection: "paper",
  FeaturedInSection: "paper",
  HeroSection: "ink",
  NotFoundSection: "ink",
  PricesSection: "ink",
  PricingTableSection: "paper",
  StoriesSection: "ink",
};

/** The ground of the closing section, by the light of the page's first screen; ink for all other lights. */
const CLOSING: Readonly<Partial<Record<Queries.HeroLight, Ground>>> = { sea: "sea", noon: "noon", fog: "fog" };

/** The ground of each section of a page, top to bottom, such that neighbours differ if they can, and two dark grounds never touch. */
export const groundsOf = (sections: readonly GroundKey[], light: Queries.HeroLight | null = null): Ground[] =>
  sections.reduce<Ground[]>((grounds, section, index) => {
    const before = grounds.at(-1);
    if (section === "MarqueeSection") return [...grounds, before ?? "paper"];
    const alternate = before === "paper" ? "band" : "paper";
    const after = sections[index + 1];
    const isBetweenLight = before !== "ink" && (after === undefined || GROUNDS[after] !== "ink");
    if (section === "argument" && isBetweenLight) return [...grounds, light === "sea" ? "sea" : "ink"];
    const closing = section === "CallToActionSection" && light !== null ? CLOSING[light] : undefined;
    return [...grounds, closing ?? GROUNDS[section] ?? alternate];
  }, []);
