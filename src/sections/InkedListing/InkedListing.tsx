import { useId } from "react";
import { Band } from "../../components/Band/Band";
import { FoldedRows } from "../../components/FoldedRows/FoldedRows";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import { SectionHeading } from "../../content-parts/SectionHeading";
import type { SectionProps } from "../section-props";
import { Exhibit } from "./Exhibit";
import { Plan, Point, Points } from "./InkedListing.styles";

/** Demonstrates discretion: the points, and a listing that the visitor discloses stage by stage. */
export const InkedListing = ({ section, ground }: SectionProps<Queries.InkedListingFragment>) => {
  const headingId = useId();
  const { anchor, eyebrow, heading, intro, listingArrangement, items, exhibit } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Plan data-arrangement={listingArrangement}>
        <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
        <Exhibit exhibit={exhibit} />
        <Points>
          {items.map(({ title, text }) => (
            <Point key={title}>
              <Unbroken as="h3" text={title} />
              <Unbroken as="p" text={text} />
            </Point>
          ))}
        </Points>
        <FoldedRows
          rows={items.map(({ title, text }) => ({
            key: title,
            summary: <Unbroken as="h3" text={title} />,
            content: <Unbroken as="p" text={text} />,
          }))}
        />
      </Plan>
    </Band>
  );
};
