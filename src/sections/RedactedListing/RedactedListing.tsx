import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band";
import { SectionHeading } from "../../components/SectionHeading";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";
import { Exhibit } from "./Exhibit";

/** Demonstrates discretion: a listing that is disclosed stage by stage, and the points that it proves, if any. */
export const RedactedListing = ({ section, ground }: SectionProps<Queries.RedactedListingFragment>) => {
  const headingId = useId();
  const { anchor, heading, intro, redacted, points, exhibit } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} heading={heading} intro={intro} redacted={redacted} />
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

const Points = styled.ul`
  ${plainList}
  display: grid;
  margin-top: var(--space-6);
`;

const Point = styled.li`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-4);

  &:last-child {
    padding-bottom: 0;
  }
  ${from.tablet} {
    ${ledgerColumns}
    padding-block: var(--space-5);
  }
`;

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
