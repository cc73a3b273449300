import { z } from "zod";
import { copy, slug } from "../fields";
import { actionModel } from "../link";
import { slideModel } from "../picture";
import { headed } from "../section-fields";

const productTabModel = z
  .strictObject({
    slug: slug("The tab's own name."),
    label: copy("The words on the tab.", 30),
    heading: copy("The heading of its panel.", 70),
    blurb: copy("What it is and for whom.", 420),
    link: actionModel,
    slides: z.array(slideModel).min(1).max(8).meta({ description: "The pictures of its slideshow, in order." }),
  })
  .meta({ id: "ProductTab" });

/** Our Products: two tabs, the suite first, each with its slideshow. */
export const productsSectionModel = z
  .strictObject({
    type: z.literal("products"),
    ...headed,
    tabs: z.array(productTabModel).length(2).meta({ description: "Exactly two tabs; the first is open." }),
  })
  .meta({ id: "ProductsSection", description: "The two offerings as tabs with slideshows." });
