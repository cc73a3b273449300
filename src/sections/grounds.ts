import type { Ground } from "../theme/variables";
import type { SectionName } from "./registry";

/** The sections that always stand on one ground; all others alternate between paper and its darker band. */
const GROUNDS: Readonly<Partial<Record<SectionName, Ground>>> = {
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

/** The ground of each section of a page, top to bottom, so that no two neighbours that could differ look alike. */
export const groundsOf = (names: readonly SectionName[]): Ground[] =>
  names.reduce<Ground[]>((grounds, name) => [...grounds, GROUNDS[name] ?? (grounds.at(-1) === "paper" ? "band" : "paper")], []);
