import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { Ground } from "../theme/variables";
import { sectionChunk } from "./section-chunk";

/** A section of a page, told apart by `__typename`. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's kind. */
export type SectionName = SectionData["__typename"];

// Each section is a chunk of its own: a page never loads the code of a section that it does not show. The chunks have the names of their
// sections: nameless ones would share what any two of them have in common, and `src/build/late-scripts` finds them by their names.
const sections = {
  AudienceLinksSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "AudienceLinksSection" */ "./AudienceLinks/AudienceLinks")).AudienceLinks,
  ),
  BenefitsSection: sectionChunk(async () => (await import(/* webpackChunkName: "BenefitsSection" */ "./Benefits/Benefits")).Benefits),
  CallToActionSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "CallToActionSection" */ "./CallToAction/CallToAction")).CallToAction,
  ),
  CardsSection: sectionChunk(async () => (await import(/* webpackChunkName: "CardsSection" */ "./Cards/Cards")).Cards),
  ContactFormSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "ContactFormSection" */ "./ContactForm/ContactForm")).ContactForm,
  ),
  FaqSection: sectionChunk(async () => (await import(/* webpackChunkName: "FaqSection" */ "./Faq/Faq")).Faq),
  FeaturedInSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "FeaturedInSection" */ "./FeaturedIn/FeaturedIn")).FeaturedIn,
  ),
  HeroSection: sectionChunk(async () => (await import(/* webpackChunkName: "HeroSection" */ "./Hero/Hero")).Hero),
  LeadershipSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "LeadershipSection" */ "./Leadership/Leadership")).Leadership,
  ),
  MarqueeSection: sectionChunk(async () => (await import(/* webpackChunkName: "MarqueeSection" */ "./Marquee/Marquee")).Marquee),
  NewsSection: sectionChunk(async () => (await import(/* webpackChunkName: "NewsSection" */ "./News/News")).News),
  NotFoundSection: sectionChunk(async () => (await import(/* webpackChunkName: "NotFoundSection" */ "./NotFound/NotFound")).NotFound),
  PartnersSection: sectionChunk(async () => (await import(/* webpackChunkName: "PartnersSection" */ "./Partners/Partners")).Partners),
  PricingTableSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "PricingTableSection" */ "./PricingTable/PricingTable")).PricingTable,
  ),
  ProductsSection: sectionChunk(async () => (await import(/* webpackChunkName: "ProductsSection" */ "./Products/Products")).Products),
  SegmentsSection: sectionChunk(async () => (await import(/* webpackChunkName: "SegmentsSection" */ "./Segments/Segments")).Segments),
  StatementSection: sectionChunk(async () => (await import(/* webpackChunkName: "StatementSection" */ "./Statement/Statement")).Statement),
  StepsSection: sectionChunk(async () => (await import(/* webpackChunkName: "StepsSection" */ "./Steps/Steps")).Steps),
  StoriesSection: sectionChunk(async () => (await import(/* webpackChunkName: "StoriesSection" */ "./Stories/Stories")).Stories),
  WorkflowSection: sectionChunk(
    async () => (await import(/* webpackChunkName: "WorkflowSection" */ "./WorkflowViewer/WorkflowViewer")).WorkflowViewer,
  ),
} satisfies Readonly<Record<SectionName, { load: () => Promise<void> }>>;

/**
 * Fetches the code of sections before they are shown. A chunk that cannot be had is no failure yet: it is asked for again when its
 * section is shown.
 */
export const loadSections = async (names: readonly SectionName[]): Promise<void> => {
  await Promise.allSettled(names.map((name) => sections[name].load()));
};

/** The component of a section. The compiler fails when the content model knows a section that is not here. */
export const renderSection = (section: SectionData, ground: Ground): ReactElement => {
  switch (section.__typename) {
    case "AudienceLinksSection":
      return <sections.AudienceLinksSection section={section} ground={ground} />;
    case "BenefitsSection":
      return <sections.BenefitsSection section={section} ground={ground} />;
    case "CallToActionSection":
      return <sections.CallToActionSection section={section} ground={ground} />;
    case "CardsSection":
      return <sections.CardsSection section={section} ground={ground} />;
    case "ContactFormSection":
      return <sections.ContactFormSection section={section} ground={ground} />;
    case "FaqSection":
      return <sections.FaqSection section={section} ground={ground} />;
    case "FeaturedInSection":
      return <sections.FeaturedInSection section={section} ground={ground} />;
    case "HeroSection":
      return <sections.HeroSection section={section} ground={ground} />;
    case "LeadershipSection":
      return <sections.LeadershipSection section={section} ground={ground} />;
    case "MarqueeSection":
      return <sections.MarqueeSection section={section} ground={ground} />;
    case "NewsSection":
      return <sections.NewsSection section={section} ground={ground} />;
    case "NotFoundSection":
      return <sections.NotFoundSection section={section} ground={ground} />;
    case "PartnersSection":
      return <sections.PartnersSection section={section} ground={ground} />;
    case "PricingTableSection":
      return <sections.PricingTableSection section={section} ground={ground} />;
    case "ProductsSection":
      return <sections.ProductsSection section={section} ground={ground} />;
    case "SegmentsSection":
      return <sections.SegmentsSection section={section} ground={ground} />;
    case "StatementSection":
      return <sections.StatementSection section={section} ground={ground} />;
    case "StepsSection":
      return <sections.StepsSection section={section} ground={ground} />;
    case "StoriesSection":
      return <sections.StoriesSection section={section} ground={ground} />;
    case "WorkflowSection":
      return <sections.WorkflowSection section={section} ground={ground} />;
    default:
      return unknownSection(section);
  }
};

const unknownSection = (section: never): never => {
  throw new Error(`No component shows the section ${JSON.stringify(section)}.`);
};

export const sectionFragment = graphql`
  fragment Section on Section {
    __typename
    ...AudienceLinks
    ...Benefits
    ...CallToAction
    ...Cards
    ...ContactForm
    ...Faq
    ...FeaturedIn
    ...Hero
    ...Leadership
    ...Marquee
    ...News
    ...NotFound
    ...Partners
    ...PricingTable
    ...Products
    ...Segments
    ...Statement
    ...Steps
    ...Stories
    ...WorkflowViewer
  }
`;
