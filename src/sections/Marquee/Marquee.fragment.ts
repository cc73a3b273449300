import { graphql } from "gatsby";

export const marqueeFragment = graphql`
  fragment Marquee on MarqueeSection {
    anchor
    heading
    labels
  }
`;
