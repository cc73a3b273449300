import { z } from "zod";
import { copyList } from "../fields";
import { anchor, heading } from "../section-fields";

/** Trusted by: labels that scroll past in a loop. */
export const marqueeSectionModel = z
  .strictObject({
    type: z.literal("marquee"),
    anchor,
    heading,
    labels: copyList("The labels, in order.", { min: 4, max: 24, characters: 40 }),
  })
  .meta({ id: "MarqueeSection", description: "Labels that scroll past in a loop." });
