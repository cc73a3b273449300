import { graphql } from "gatsby";
import type { ComponentType } from "react";
import type { BandPlace } from "../components/Band";
import type { Ground } from "../theme/variables";

/** A section of a page; `__typename` tells its type. */
export type SectionData = Queries.SectionFragment;

/** The name of a section's type. */
export type SectionName = SectionData["__typename"];

/** What every section component receives: its content, and what it may know of its place on the page. */
export interface SectionProps<Content> extends BandPlace {
  section: Content;
  /** The ground of the page's first screen. */
  firstGround?: Ground;
}

/** The components of the sections that a template may show, by the names of their types. */
export type SectionComponents<Shown extends SectionName = SectionName> = {
  readonly [Name in Shown]: ComponentType<SectionProps<Extract<SectionData, { readonly __typename: Name }>>>;
};

/** The content of every type of section. */
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
    ...Leadership
    ...Marquee
    ...News
    ...NotFound
    ...Partners
    ...PriceStrip
    ...PricingTable
    ...Products
    ...RedactedListing
    ...Segments
    ...Statement
    ...Steps
    ...Stories
    ...Workflow
  }
`;
