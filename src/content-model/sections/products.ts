import { copy, entry, list, slug } from "../fields";
import { actionModel } from "../link";
import { slideModel } from "../picture";
import { headed, section } from "../section-fields";

const productTabModel = entry("ProductTab", {
  slug: slug("The tab's own name."),
  label: copy("The words on the tab.", 30),
  heading: copy("The heading of its panel.", 70),
  blurb: copy("What it is and for whom.", 420),
  link: actionModel,
  slides: list(slideModel, 1, 8, "The pictures of its slideshow, in order."),
});

/** Our Products: two tabs, the suite first, each with its slideshow. */
export const productsSectionModel = section("products", "The two offerings as tabs with slideshows.", {
  ...headed,
  tabs: list(productTabModel, 2, 2, "Exactly two tabs; the first is open."),
});
