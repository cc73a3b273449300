import { type ReactNode, useId } from "react";
import type { Ground } from "../theme/variables";
import { Band } from "./Band";
import { SectionHeading } from "./SectionHeading";

interface HeadedBandProps {
  section: Readonly<{ anchor: string | null; heading: ReactNode; intro?: string | null }>;
  ground: Ground;
  /** Whether the band below continues it. */
  isContinued?: boolean;
  className?: string;
  /** What follows the heading; a function receives the heading's id. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A section's band with its heading, which names it for assistive technology. */
export const HeadedBand = ({ section: { anchor, heading, intro }, ground, isContinued, className, children }: HeadedBandProps) => {
  const headingId = useId();
  return (
    <Band ground={ground} isContinued={isContinued} anchor={anchor} labelledBy={headingId} className={className}>
      <SectionHeading id={headingId} heading={heading} intro={intro} />
      {typeof children === "function" ? children(headingId) : children}
    </Band>
  );
};
