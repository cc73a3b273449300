import { graphql } from "gatsby";

export const pricesFragment = graphql`
  fragment Prices on PricesSection {
    label
    prices {
      name
      price
      period
      action {
        label
        href
        subject
        emphasis
      }
    }
  }
`;
