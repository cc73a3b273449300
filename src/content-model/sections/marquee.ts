import { copyList } from "../fields";
import { anchor, heading, section } from "../section-fields";

/** Trusted by: labels that scroll past in a loop. */
export const marqueeSectionModel = section("marquee", "Labels that scroll past in a loop.", {
  anchor,
  heading,
  labels: copyList("The labels, in order.", { min: 4, max: 24, characters: 40 }),
});
