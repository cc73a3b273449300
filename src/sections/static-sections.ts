import type { SectionName } from "./registry";

/**
 * Sections that need no script, only links and the browser's own controls. A page that came as HTML keeps theirs, without loading their
 * code. A test decides which sections belong here.
 */
const STATIC_SECTIONS: ReadonlySet<string> = new Set<SectionName>([
  "AudienceLinksSection",
  "BenefitsSection",
  "CallToActionSection",
  "CardsSection",
  "InkedListingSection",
  "LeadershipSection",
  "MarqueeSection",
  "NewsSection",
  "PartnersSection",
  "PricingTableSection",
  "SegmentsSection",
  "StatementSection",
  "StepsSection",
  "StoriesSection",
]);

/** Whether a section needs no code on a page that came as HTML. */
export const isStatic = (name: string): boolean => STATIC_SECTIONS.has(name);
