import { z } from "zod";
import { copy, copyList, href, slug } from "../fields";
import { cardPictureModel } from "../picture";
import { headed } from "../section-fields";

const segmentCardModel = z
  .strictObject({
    slug: slug("The card's own name."),
    title: copy("Who it is for.", 50),
    description: copy("One or two sentences.", 240),
    benefits: copyList("Exactly three benefits.", { min: 3, max: 3, characters: 90 }),
    picture: cardPictureModel,
    linkLabel: copy("The words of the link.", 30),
    href: href("The audience's page."),
  })
  .meta({ id: "SegmentCard" });

/** Who We Serve: cards that lead to the audiences. */
export const segmentsSectionModel = z
  .strictObject({
    type: z.literal("segments"),
    ...headed,
    items: z.array(segmentCardModel).min(2).max(12).meta({ description: "The cards, in order." }),
  })
  .meta({ id: "SegmentsSection", description: "Cards that lead to audiences." });
