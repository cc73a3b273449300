import { Band } from "../../components/Band/Band";
import type { SectionProps } from "../shared/section-props";

/** In work. */
export const Products = ({ section, ground }: SectionProps<Queries.ProductsFragment>) => (
  <Band ground={ground} anchor={section.anchor}>
    <h2>{section.heading}</h2>
  </Band>
);
