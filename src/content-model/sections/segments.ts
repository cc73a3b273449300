import { copy, copyList, entry, list, slug } from "../fields";
import { href } from "../link";
import { cardPictureModel } from "../picture";
import { headed, section } from "../section-fields";

const segmentCardModel = entry("SegmentCard", {
  slug: slug("The card's own name."),
  title: copy("Who it is for.", 50),
  description: copy("One or two sentences.", 240),
  benefits: copyList("Exactly three benefits.", { min: 3, max: 3, characters: 90 }),
  picture: cardPictureModel,
  linkLabel: copy("The words of the link.", 30),
  href: href("The audience's page."),
});

/** Who We Serve: cards that lead to the audiences. */
export const segmentsSectionModel = section("segments", "Cards that lead to audiences.", {
  ...headed,
  items: list(segmentCardModel, 2, 12, "The cards, in order."),
});
