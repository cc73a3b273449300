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
