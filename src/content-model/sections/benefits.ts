import { z } from "zod";
import { choice } from "../fields";
import { widePictureModel } from "../picture";
import { headed, titledTexts } from "../section-fields";

/** Benefits: entries in columns or rows, beside a picture if there is one. */
export const benefitsSectionModel = z
  .strictObject({
    type: z.literal("benefits"),
    ...headed,
    arrangement: choice(
      "BenefitsArrangement",
      ["columns", "rows"],
      "columns: short entries side by side; rows: longer ones below each other. With a picture beside them, they are stacked.",
    ),
    picture: widePictureModel.optional(),
    picturePlace: choice(
      "PicturePlace",
      ["beside", "above"],
      "beside: entries next to the picture; above: a picture as wide as the page's column, with the entries below it.",
    ).optional(),
    items: titledTexts(2, 8),
  })
  .meta({ id: "BenefitsSection", description: "Benefits, in columns or rows; with a picture, the entries are beside it." });
