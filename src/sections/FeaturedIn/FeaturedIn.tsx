import { Band } from "../../components/Band/Band";
import type { SectionProps } from "../shared/section-props";

/** In work. */
export const FeaturedIn = ({ section, ground }: SectionProps<Queries.FeaturedInFragment>) => (
  <Band ground={ground} anchor={section.anchor}>
    <h2>{section.heading}</h2>
  </Band>
);
