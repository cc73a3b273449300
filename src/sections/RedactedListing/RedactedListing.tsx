import { graphql } from "gatsby";
import { useRef } from "react";
import { HeadedBand } from "../../components/HeadedBand";
import type { SectionProps } from "../section-props";
import { Redacted } from "./Ink.styles";
import { Listing } from "./Listing";
import { useStages } from "./use-stages";

/** Demonstrates discretion: a listing that is disclosed stage by stage. */
export const RedactedListing = ({ section, ...place }: SectionProps<Queries.RedactedListingFragment>) => {
  const lastPart = useRef<HTMLDivElement>(null);
  const [stage, choose] = useStages(lastPart);
  const redacted = section.redacted ?? "";
  const heading = (
    <>
      {section.heading.slice(0, section.heading.length - redacted.length)}
      {redacted && <Redacted data-covered={stage === 1 || undefined}>{redacted}</Redacted>}
    </>
  );
  return (
    <HeadedBand section={{ ...section, heading }} {...place}>
      <Listing exhibit={section.exhibit} lastPart={lastPart} stage={stage} choose={choose} />
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
        strokes
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
