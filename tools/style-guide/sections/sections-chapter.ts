import { type SectionData } from "../../../src/sections/registry";
import { sectionNotes } from "./section-notes";

/** `HeroSection` is listed as `Hero`. */
const titleOf = (typeName: string): string => typeName.replace(/Section$/u, "");

/** The sections in the order in which they are explained. */
export const sectionsChapter = {
  anchor: "sections",
  title: "Sections",
  intro: "Each type in each of its looks, as the first page that has one shows it.",
  entries: (Object.keys(sectionNotes) as SectionData["__typename"][]).map((typeName) => ({
    typeName,
    title: titleOf(typeName),
    note: sectionNotes[typeName],
  })),
} as const;
