import { darkGroundOf, type Ground, lightGrounds } from "../theme/variables";
import type { SectionData, SectionName } from "./section-props";

/** A section, as far as its ground depends on it. */
type Grounded = Pick<SectionData, "__typename"> & { readonly light?: Queries.HeroLight | null; readonly land?: unknown };

/** The sections that continue the one before them: on its ground, with neither a line nor a section's space between the two. */
const CONTINUATIONS: readonly SectionName[] = ["FeaturedInSection", "MarqueeSection", "PriceStripSection"];

/** Whether a section continues the one before it. */
export const isContinuation = (section: Grounded | undefined): boolean =>
  section !== undefined && CONTINUATIONS.includes(section.__typename);

/** The sections that always have one ground. All others but continuations alternate between paper and its darker band. */
const GROUNDS: Readonly<Partial<Record<SectionName, Ground>>> = {
  ContactFormSection: "paper",
  FaqSection: "paper",
  NotFoundSection: "fog",
  PricingTableSection: "paper",
  StoriesSection: "ink",
};

/** The ground of a page's first section, by its light; its header has the same. A page without sections is on paper. */
export const firstGroundOf = (sections: readonly Grounded[] = []): Ground => {
  const [first] = sections;
  if (first?.__typename === "HeroSection") return lightGrounds[first.light ?? "night"];
  return (first && GROUNDS[first.__typename]) ?? "paper";
};

/** The ground of each section of a page, top to bottom, such that neighbours differ if they can; paper below paper is ruled off. */
export const groundsOf = (sections: readonly Grounded[]): Ground[] =>
  sections.reduce<Ground[]>((grounds, section) => {
    const before = grounds.at(-1);
    if (before === undefined || section.__typename === "CallToActionSection") return [...grounds, firstGroundOf(sections)];
    if (isContinuation(section)) return [...grounds, before];
    if (section.land) return [...grounds, darkGroundOf(firstGroundOf(sections))];
    const isBelowPaper = before === "paper" || before === "ruled";
    const ground = GROUNDS[section.__typename] ?? (isBelowPaper ? "shaded" : "paper");
    return [...grounds, isBelowPaper && ground === "paper" ? "ruled" : ground];
  }, []);
