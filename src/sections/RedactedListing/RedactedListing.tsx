import { graphql } from "gatsby";
import { HeadedBand } from "../../components/HeadedBand";
import type { SectionProps } from "../section-props";
import { Redacted } from "./Ink.styles";
import { Listing } from "./Listing";

/** Demonstrates discretion: a listing that is disclosed stage by stage. */
export const RedactedListing = ({ section, ...place }: SectionProps<Queries.RedactedListingFragment>) => {
  const redacted = section.redacted ?? "";
  const heading = (
    <>
      {section.heading.slice(0, section.heading.length - redacted.length)}
      {redacted && <Redacted>{redacted}</Redacted>}
    </>
  );
  return (
    <HeadedBand section={{ ...section, heading }} {...place}>
      <Listing exhibit={section.exhibit} />
    </HeadedBand>
  );
};

export const redactedListingFragment = graphql`
  fragment RedactedListingPart on RedactedListingPart {
    heading
    withheld
    facts {
      label
      value
    }
  }

  fragment RedactedListing on RedactedListingSection {
    anchor
    heading
    intro
    redacted
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
        issuer {
          label
          value
          withheld
        }
        facts {
          label
          value
        }
      }
      pages {
        ...RedactedListingPart
      }
      reader {
        ...RedactedListingPart
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
