import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { Band, type BandPlace } from "./Band";
import { SectionHeading } from "./SectionHeading";

interface HeadedBandProps extends BandPlace {
  section: Readonly<{ anchor: string | null; heading: ReactNode; intro?: string | null }>;
  /** What follows the heading; a function receives the heading's id. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A section's band with its heading, which names it for assistive technology. */
export const HeadedBand = ({ section: { anchor, heading, intro }, children, ...place }: HeadedBandProps) => {
  const headingId = useId();
  return (
    <Band {...place} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} heading={heading} intro={intro} />
      {typeof children === "function" ? children(headingId) : children}
    </Band>
  );
};

export const headedBandFragment = graphql`
  fragment HeadedBand on HeadedSection {
    anchor
    heading
    intro
  }
`;
