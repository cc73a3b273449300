import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/Band";
import { SectionHeading } from "../../components/SectionHeading";
import type { SectionProps } from "../section-props";
import { Exhibit } from "./Exhibit";

/** Demonstrates discretion: a listing that is disclosed stage by stage. */
export const RedactedListing = ({ section, ground }: SectionProps<Queries.RedactedListingFragment>) => {
  const headingId = useId();
  const { anchor, heading, intro, redacted, exhibit } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} heading={heading} intro={intro} redacted={redacted} />
      <Exhibit exhibit={exhibit} />
    </Band>
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
