import { Band } from "../../components/Band/Band";
import type { SectionProps } from "../shared/section-props";

/** In work. */
export const Faq = ({ section, ground }: SectionProps<Queries.FaqFragment>) => (
  <Band ground={ground} anchor={section.anchor}>
    <h2>{section.heading}</h2>
  </Band>
);
