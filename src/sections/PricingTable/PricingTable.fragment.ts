import { graphql } from "gatsby";

export const pricingTableFragment = graphql`
  fragment PricingTable on PricingTableSection {
    anchor
    eyebrow
    heading
    intro
    rows {
      plan
      price
      bestFor
      overview
      features
      lines {
        slug
        label
      }
      none
      addOns
    }
    plans {
      slug
      name
      price
      period
      bestFor
      overview
      features {
        line
        text
      }
      addOns
      action {
        label
        href
        subject
        emphasis
      }
    }
    note
  }
`;
