import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { Ground } from "../theme/variables";
import { type SectionChunk, sectionChunk } from "./section-chunk";

/** A section of a page, told apart by `__typename`. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's kind. */
export type SectionName = SectionData["__typename"];

/** A section of a kind; of any, when none is given. */
type Section<Name extends SectionName = SectionName> = {
  [Kind in Name]: Extract<SectionData, { readonly __typename: Kind }> & { readonly __typename: Kind };
}[Name];

// Each section is a chunk of its own: a page never loads the code of a section that it does not show. The chunks have the names of their
// sections: nameless ones would share what any two of them have in common, and `src/page-lifecycle/late-scripts` finds them by their names.
// The compiler fails when the content model knows a section that is not here.
const sections: { readonly [Name in SectionName]: SectionChunk<Section<Name>> } = {
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
    async () => (await import(/* webpackChunkName: "WorkflowSection" */ "./Workflow/Workflow")).Workflow,
  ),
};

/**
 * Fetches the code of sections before they are shown. A chunk that cannot be had is no failure yet: it is asked for again when its
 * section is shown.
 */
export const loadSections = async (names: readonly SectionName[]): Promise<void> => {
  await Promise.allSettled(names.map((name) => sections[name].load()));
};

/** A section, shown by the component of its kind. */
export const renderSection = <Name extends SectionName>(section: Section<Name>, ground: Ground): ReactElement => {
  const Component: SectionChunk<Section<Name>> = sections[section.__typename];
  return <Component section={section} ground={ground} />;
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
    ...Workflow
  }
`;
