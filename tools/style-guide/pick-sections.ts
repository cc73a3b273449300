import type { SectionData } from "../../src/sections/registry";
import type { GuidePage } from "./guide-content";

/** A section, and the page that it is on. */
interface PickedSection {
  section: SectionData;
  page: Pick<GuidePage, "path" | "label">;
}

/** What tells the variants of sections apart: the type, and for some types a field. */
const variantOf = (section: SectionData): string => {
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

/** The first section of each variant on the pages, by variant, in alphabetical order. */
export const pickSections = (pages: readonly GuidePage[]): readonly (readonly [variant: string, picked: PickedSection])[] => {
  const found = pages.flatMap((page) => page.sections.map((section) => [variantOf(section), { section, page }] as const));
  return [...new Map(found.toReversed())].sort(([one], [other]) => (one < other ? -1 : 1));
};
