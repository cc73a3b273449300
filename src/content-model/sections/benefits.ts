import { z } from "zod";
import { choice } from "../fields";
import { widePictureModel } from "../picture";
import { headed, titledTexts } from "../section-fields";

/** Benefits: entries in columns, in rows or beside their heading, with a picture if there is one. */
export const benefitsSectionModel = z
  .strictObject({
    type: z.literal("benefits"),
    ...headed,
    arrangement: choice(
      "BenefitsArrangement",
      ["columns", "rows", "beside", "stage"],
      "columns: short entries side by side, at most once a page; rows: each title with its text at the right; both stand below a picture. beside: the entries next to the heading, with the picture, as drawn for phones, at their side. stage: as columns, but the heading is as large as a page's main heading, on a dark ground that ends behind the picture; once a page, and not next to another dark ground.",
    ),
    picture: widePictureModel.optional(),
    items: titledTexts(2, 8),
  })
  .refine(({ arrangement, picture }) => arrangement !== "stage" || picture !== undefined, {
    message: "is a stage with nothing on it. Add its `picture`, or write `arrangement: columns`",
  })
  .meta({
    id: "BenefitsSection",
    description:
      "Benefits, in columns, in rows or beside their heading; a picture stands above them, as wide as the page's column, or at their side.",
  });
