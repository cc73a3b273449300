import type { SectionData } from "../../../src/sections/registry";
import type { GuidePage } from "../specimen/guide-content";

/** A section, and the page that it was found on. */
export interface PickedSection {
  section: SectionData;
  page: Pick<GuidePage, "path" | "label">;
}

/** What makes two sections of a type look different; most types have one look. */
const lookOf = (section: SectionData): string => {
  switch (section.__typename) {
    case "HeroSection":
      return section.size;
    case "BenefitsSection":
      return `${section.arrangement}${section.benefitsPicture ? `, picture ${section.picturePlace ?? "beside"}` : ""}`;
    default:
      return "";
  }
};

/** The first section of a type in each of its looks, in the pages' order, by look; empty when no page shows the type. */
export const pickSections = (pages: readonly GuidePage[], typeName: SectionData["__typename"]): ReadonlyMap<string, PickedSection> => {
  const picked = new Map<string, PickedSection>();
  pages
    .flatMap((page) => page.sections.map((section) => ({ section, page })))
    .filter(({ section }) => section.__typename === typeName)
    .forEach((found) => {
      const look = lookOf(found.section);
      if (!picked.has(look)) picked.set(look, found);
    });
  return picked;
};
