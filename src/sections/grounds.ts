import type { Ground } from "../theme/variables";
import type { SectionName } from "./registry";

/** A section by what its ground depends on: a statement that argues is the one change of light in the middle of a page. */
export type Grounded = SectionName | "argument";

/** The sections that always stand on one ground; all others alternate between paper and its darker band. */
const GROUNDS: Readonly<Partial<Record<Grounded, Ground>>> = {
  CallToActionSection: "ink",
  ContactFormSection: "paper",
  FaqSection: "paper",
  FeaturedInSection: "paper",
  HeroSection: "ink",
  MarqueeSection: "paper",
  NotFoundSection: "ink",
  PricingTableSection: "paper",
  StoriesSection: "ink",
};

/** The ground of the land that a page closes on, by the hour of its first screen; on ink at all others. */
const CLOSING: Readonly<Partial<Record<Queries.HeroLight, Ground>>> = { sea: "sea", noon: "noon", fog: "fog" };

/** The ground of each section of a page, top to bottom, so that no two neighbours that could differ look alike, and no two dark ones meet. */
export const groundsOf = (sections: readonly Grounded[], light: Queries.HeroLight | null = null): Ground[] =>
  sections.reduce<Ground[]>((grounds, section, index) => {
    const before = grounds.at(-1);
    const alternate = before === "paper" ? "band" : "paper";
    const after = sections[index + 1];
    const isBetweenLight = before !== "ink" && (after === undefined || GROUNDS[after] !== "ink");
    if (section === "argument" && isBetweenLight) return [...grounds, light === "sea" ? "sea" : "ink"];
    const closing = section === "CallToActionSection" && light !== null ? CLOSING[light] : undefined;
    return [...grounds, closing ?? GROUNDS[section] ?? alternate];
  }, []);
