import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/Band/Band";
import { SectionHeading } from "../../components/SectionHeading";
import type { SectionProps } from "../section-props";
import { Exhibit } from "./Exhibit";
import { Point, Points } from "./InkedListing.styles";

/** Demonstrates discretion: a listing that is disclosed stage by stage, and the points that it proves, if any. */
export const InkedListing = ({ section, ground }: SectionProps<Queries.InkedListingFragment>) => {
  const headingId = useId();
  const { anchor, eyebrow, heading, intro, inked, points, exhibit } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} inked={inked} />
      <Exhibit exhibit={exhibit} />
      {points && (
        <Points>
          {points.map(({ title, text }) => (
            <Point key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Point>
          ))}
        </Points>
      )}
    </Band>
  );
};

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
