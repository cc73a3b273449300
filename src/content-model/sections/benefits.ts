import { z } from "zod";
import { exhibitModel } from "../exhibit";
import { choice, copy, list } from "../fields";
import { widePictureModel } from "../picture";
import { headed, titledTextModel } from "../section-fields";

const benefitModel = titledTextModel
  .extend({
    figure: copy("ledger only: the figure, date or word that sums up the entry, at the end of its line, such as a price.", 40).optional(),
  })
  .meta({ id: "Benefit" });

/** Benefits: entries in columns, in rows, in a ledger, beside their heading or in the margin of an exhibit. */
export const benefitsSectionModel = z
  .strictObject({
    type: z.literal("benefits"),
    ...headed,
    arrangement: choice(
      "BenefitsArrangement",
      ["columns", "rows", "ledger", "beside", "margin", "stage"],
      "columns: short entries side by side, below an exhibit as wide as the page's column, at most once per page; rows: each title with its text on the right; ledger: rows with a figure at the end of their lines. beside: the entries next to the heading, or below it with a small exhibit beside both. margin: a large exhibit with the entries as notes in its margin. stage: like columns, but the heading is as large as a page's main heading, on a dark background; at most once per page.",
    ),
    picture: widePictureModel.optional(),
    exhibit: exhibitModel.optional(),
    items: list(benefitModel, 2, 4, "The entries, 2 to 4: phones never fold them."),
  })
  .refine(({ arrangement, exhibit }) => (arrangement !== "stage" && arrangement !== "margin") || exhibit !== undefined, {
    message: "is a stage with nothing on it, or a margin of nothing. Add its `exhibit`, or write `arrangement: rows`",
  })
  .refine(({ arrangement, picture }) => arrangement !== "beside" || picture === undefined, {
    message: "has a picture that is too wide to stand beside its entries. Write `arrangement: rows`, or an `exhibit`",
  })
  .refine(({ picture, exhibit }) => exhibit === undefined || picture === undefined, {
    message: "has both a picture and an exhibit. Remove one of them",
  })
  .refine(({ arrangement, items }) => (arrangement === "ledger") === items.some(({ figure }) => figure !== undefined), {
    message:
      "must have the arrangement ledger if an entry has a `figure`, and another if none has. Write `arrangement: rows`, or a `figure`",
  })
  .meta({
    id: "BenefitsSection",
    description:
      "Benefits, in columns, in rows, in a ledger, beside their heading or in the margin of an exhibit; above them, a picture or an exhibit may be as wide as the page's column.",
  });
