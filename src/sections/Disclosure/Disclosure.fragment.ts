import { graphql } from "gatsby";

export const disclosureFragment = graphql`
  fragment DisclosureInkedPart on DisclosureInkedPart {
    heading
    withheld
    facts {
      label
      value
    }
  }

  fragment Disclosure on DisclosureSection {
    anchor
    eyebrow
    heading
    intro
    disclosureArrangement: arrangement
    items {
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
        ...DisclosureInkedPart
      }
      reader {
        ...DisclosureInkedPart
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
