import { graphql } from "gatsby";

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
    ...RedactedListing
    ...Leadership
    ...Marquee
    ...News
    ...NotFound
    ...Partners
    ...PriceStrip
    ...PricingTable
    ...Products
    ...Segments
    ...Statement
    ...Steps
    ...Stories
    ...Workflow
  }
`;
