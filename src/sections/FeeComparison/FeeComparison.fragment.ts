import { graphql } from "gatsby";

export const feeComparisonFragment = graphql`
  fragment FeeComparison on FeeComparisonSection {
    anchor
    eyebrow
    heading
    intro
    raise
    rate
    raiseLabel
    rateLabel
    feeLabel
    priceLabel
    shareLabel
    feeComparisonPrice: price
    feeComparisonNote: note
  }
`;
