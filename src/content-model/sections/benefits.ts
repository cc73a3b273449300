import { z } from "zod";
import { exhibitModel } from "../exhibit";
import { choice, copy } from "../fields";
import { narrowPictureModel, widePictureModel } from "../picture";
import { headed, titledTextModel } from "../section-fields";

const benefitModel = titledTextModel
  .extend({
    figure: copy("ledger only: the figure, date or word that sums up the entry, at the end of its line, such as a price.", 40).optional(),
  })
  .meta({ id: "Benefit" });

/** Benefits: entries in columns, in rows, in a ledger or beside their heading, with an optional picture. */
export const benefitsSectionModel = z
  .strictObject({
    type: z.literal("benefits"),
    ...headed,
    arrangement: choice(
      "BenefitsArrangement",
      ["columns", "rows", "ledger", "beside", "stage"],
      "columns: short entries side by side, at most once per page; rows: each title with its text on the right; ledger: rows on a sheet, as in an exhibit, each with its figure at the end if it has one. In all three, the picture is above the entries. beside: the entries next to the heading, with a `narrowPicture` beside them. stage: like columns, but the heading is as large as a page's main heading, on a dark background; at most once per page.",
    ),
    picture: widePictureModel.optional(),
    narrowPicture: narrowPictureModel.optional(),
    exhibit: exhibitModel.optional(),
    items: z.array(benefitModel).min(2).max(4).meta({ description: "The entries, 2 to 4: phones never fold them." }),
  })
  .refine(({ arrangement, picture, exhibit }) => arrangement !== "stage" || (picture ?? exhibit) !== undefined, {
    message: "is a stage with nothing on it. Add its `picture` or `exhibit`, or write `arrangement: columns`",
  })
  .refine(({ arrangement, picture, narrowPicture }) => (arrangement === "beside" ? picture : narrowPicture) === undefined, {
    message: "has a picture of the wrong shape. Write `narrowPicture` if the arrangement is beside, and `picture` if not",
  })
  .refine(({ picture, narrowPicture, exhibit }) => exhibit === undefined || (picture ?? narrowPicture) === undefined, {
    message: "has both a picture and an exhibit. Remove one of them",
  })
  .refine(({ arrangement, items }) => arrangement === "ledger" || items.every(({ figure }) => figure === undefined), {
    message: "has an entry with a `figure`, which only a ledger shows. Write `arrangement: ledger`, or remove it",
  })
  .meta({
    id: "BenefitsSection",
    description:
      "Benefits, in columns, in rows, in a ledger or beside their heading, with a picture above them, as wide as the page's column, or beside them.",
  });
