import { graphql } from "gatsby";

export const inkedListingFragment = graphql`
  fragment InkedListingPart on InkedListingPart {
    heading
    withheld
    facts {
      label
      value
    }
  }

  fragment InkedListing on InkedListingSection {
    anchor
    eyebrow
    heading
    intro
    inked
    points: items {
      title
      text
    }
    exhibit {
      caption
      note
      legend
      stages {
        label
        text
        trail {
          time
          act
        }
      }
      listing {
        kind
        heading
        facts {
          label
          value
        }
      }
      pages {
        ...InkedListingPart
      }
      reader {
        ...InkedListingPart
      }
      signature {
        label
        unsigned
        signed
      }
      trail {
        heading
        empty
      }
    }
  }
`;
