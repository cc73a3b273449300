import { z } from "zod";
import { exhibitModel } from "../exhibit";
import { choice, copy, copyList, entry } from "../fields";
import { actionsModel } from "../link";
import { closingPictureModel } from "../picture";
import { anchor, eyebrow, heading, titledTexts } from "../section-fields";

const popupModel = entry("Popup", {
  button: copy("The words on the button that opens it.", 40),
  title: copy("The popup's title.", 60),
  items: titledTexts(1, 8),
});

/** A statement in a few paragraphs, such as a mission; may open a popup that explains more. */
export const statementSectionModel = z
  .strictObject({
    type: z.literal("statement"),
    anchor,
    eyebrow,
    heading,
    arrangement: choice(
      "StatementArrangement",
      ["columns", "argument"],
      "columns: the paragraphs side by side below the heading; argument: the heading is the sentence to remember, as large as a page's main heading, alone or with short paragraphs below it; at most once per page. Without it: the text next to the heading.",
    ).optional(),
    paragraphs: copyList("The text, by paragraph. Only an argument may do without.", { min: 1, max: 6, characters: 700 }).optional(),
    popup: popupModel.optional(),
    actions: actionsModel.meta({ description: "One to three. If all are quiet, they end the last paragraphs as links." }).optional(),
    exhibit: exhibitModel.meta({ description: "A document, below the text." }).optional(),
    picture: closingPictureModel.meta({ description: "Night land beside heading and text, as wide as the window." }).optional(),
  })
  .refine(({ arrangement, paragraphs }) => arrangement === "argument" || paragraphs !== undefined, {
    message: "says nothing below its heading. Add `paragraphs`, or write `arrangement: argument`",
  })
  .meta({
    id: "StatementSection",
    description: "A few paragraphs, such as a mission, or a sentence to remember; may open a window that explains more.",
  });
