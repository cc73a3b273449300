import type { SectionData } from "../../../src/sections/registry";

/** What each section is for. The compiler asks for every type that the content model knows. */
export const sectionNotes: Readonly<Record<SectionData["__typename"], string>> = {
  HeroSection: "The top of a page on its own terrain: the main heading, a sentence, and what to do.",
  BenefitsSection: "What somebody gains, in columns or rows, with or without a product screen beside it.",
  CardsSection: "A few things of equal weight.",
  ProductsSection: "The two products as tabs, each with its screens.",
  SegmentsSection: "Whom the platform serves, each with exactly three benefits.",
  StepsSection: "How something works, in numbered steps.",
  WorkflowSection: "How one kind of user works with the product, one step at a time or all at once.",
  StoriesSection: "Success stories; the segment is the speaker.",
  StatementSection: "One thing worth saying by itself.",
  MarqueeSection: "Audiences as a line that runs, and can be stopped.",
  PartnersSection: "Word-marks of equal weight on hairlines.",
  FeaturedInSection: "Press and partners from the provider’s list, in a carousel.",
  NewsSection: "Dated news.",
  LeadershipSection: "The people, by role.",
  PricingTableSection: "The plans: a table on wide screens, a card a plan on small ones.",
  FaqSection: "Questions by category, with a search that filters live.",
  ContactFormSection: "The message form, with the other ways to reach the company beside it.",
  AudienceLinksSection: "Ways on to other pages.",
  CallToActionSection: "The end of a page: what to do now.",
  NotFoundSection: "An empty map for a path that leads nowhere, and one way back.",
};
