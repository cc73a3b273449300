// Made by `npm run schemas` from the names of the sections' files; see docs/add-a-section.md.
import { graphql } from "gatsby";
import { sectionChunk } from "./section-chunk";

/** The component of every section, by the name of its GraphQL type. */
export const sectionChunks = {
  AudienceLinksSection: sectionChunk(async () => (await import(/* webpackChunkName: "AudienceLinksSection" */ "./AudienceLinks/AudienceLinks")).AudienceLinks),
  BenefitsSection: sectionChunk(async () => (await import(/* webpackChunkName: "BenefitsSection" */ "./Benefits/Benefits")).Benefits),
  CallToActionSection: sectionChunk(async () => (await import(/* webpackChunkName: "CallToActionSection" */ "./CallToAction/CallToAction")).CallToAction),
  CardsSection: sectionChunk(async () => (await import(/* webpackChunkName: "CardsSection" */ "./Cards/Cards")).Cards),
  ContactFormSection: sectionChunk(async () => (await import(/* webpackChunkName: "ContactFormSection" */ "./ContactForm/ContactForm")).ContactForm),
  FaqSection: sectionChunk(async () => (await import(/* webpackChunkName: "FaqSection" */ "./Faq/Faq")).Faq),
  FeaturedInSection: sectionChunk(async () => (await import(/* webpackChunkName: "FeaturedInSection" */ "./FeaturedIn/FeaturedIn")).FeaturedIn),
  FeeComparisonSection: sectionChunk(async () => (await import(/* webpackChunkName: "FeeComparisonSection" */ "./FeeComparison/FeeComparison")).FeeComparison),
  HeroSection: sectionChunk(async () => (await import(/* webpackChunkName: "HeroSection" */ "./Hero/Hero")).Hero),
  InkedListingSection: sectionChunk(async () => (await import(/* webpackChunkName: "InkedListingSection" */ "./InkedListing/InkedListing")).InkedListing),
  LeadershipSection: sectionChunk(async () => (await import(/* webpackChunkName: "LeadershipSection" */ "./Leadership/Leadership")).Leadership),
  MarqueeSection: sectionChunk(async () => (await import(/* webpackChunkName: "MarqueeSection" */ "./Marquee/Marquee")).Marquee),
  NewsSection: sectionChunk(async () => (await import(/* webpackChunkName: "NewsSection" */ "./News/News")).News),
  NotFoundSection: sectionChunk(async () => (await import(/* webpackChunkName: "NotFoundSection" */ "./NotFound/NotFound")).NotFound),
  PartnersSection: sectionChunk(async () => (await import(/* webpackChunkName: "PartnersSection" */ "./Partners/Partners")).Partners),
  PricingTableSection: sectionChunk(async () => (await import(/* webpackChunkName: "PricingTableSection" */ "./PricingTable/PricingTable")).PricingTable),
  ProductsSection: sectionChunk(async () => (await import(/* webpackChunkName: "ProductsSection" */ "./Products/Products")).Products),
  SegmentsSection: sectionChunk(async () => (await import(/* webpackChunkName: "SegmentsSection" */ "./Segments/Segments")).Segments),
  StatementSection: sectionChunk(async () => (await import(/* webpackChunkName: "StatementSection" */ "./Statement/Statement")).Statement),
  StepsSection: sectionChunk(async () => (await import(/* webpackChunkName: "StepsSection" */ "./Steps/Steps")).Steps),
  StoriesSection: sectionChunk(async () => (await import(/* webpackChunkName: "StoriesSection" */ "./Stories/Stories")).Stories),
  WorkflowSection: sectionChunk(async () => (await import(/* webpackChunkName: "WorkflowSection" */ "./Workflow/Workflow")).Workflow),
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
    ...FeeComparison
    ...Hero
    ...InkedListing
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
