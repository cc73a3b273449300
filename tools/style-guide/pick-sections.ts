import type { SectionData } from "../../src/sections/registry";
import type { GuidePage } from "./guide-content";

/** A section, and its page. */
interface PickedSection {
  section: SectionData;
  page: Pick<GuidePage, "path" | "label">;
}

/** What distinguishes sections' looks: their type, and for some more. */
const lookOf = (section: SectionData): string => {
  const { __typename: type } = section;
  switch (type) {
    case "HeroSection":
      return `${type}: ${section.size}`;
    case "BenefitsSection":
      return `${type}: ${section.arrangement}${section.benefitsPicture ? ", below a picture" : ""}`;
    default:
      return type;
  }
};

/** The first section of each look on the pages, by look, in alphabetical order. */
export const pickSections = (pages: readonly GuidePage[]): readonly (readonly [look: string, picked: PickedSection])[] => {
  const found = pages.flatMap((page) => page.sections.map((section) => [lookOf(section), { section, page }] as const));
  return [...new Map(found.toReversed())].sort(([one], [other]) => (one < other ? -1 : 1));
};
