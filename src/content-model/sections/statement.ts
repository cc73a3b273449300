import { z } from "zod";
import { copy, copyList } from "../fields";
import { actionsModel } from "../link";
import { anchor, eyebrow, heading } from "../section-fields";

const popupModel = z
  .strictObject({
    button: copy("The words on the button that opens it.", 40),
    title: copy("The popup's title.", 60),
    paragraphs: copyList("Its text, a paragraph each.", { min: 1, max: 8, characters: 600 }),
  })
  .meta({ id: "Popup" });

/** A statement in a few paragraphs, such as a mission; may open a popup that explains more. */
export const statementSectionModel = z
  .strictObject({
    type: z.literal("statement"),
    anchor,
    eyebrow,
    heading,
    paragraphs: copyList("The text, a paragraph each.", { min: 1, max: 6, characters: 700 }),
    popup: popupModel.optional(),
    actions: actionsModel.optional(),
  })
  .meta({ id: "StatementSection", description: "A few paragraphs, such as a mission; may open a popup that explains more." });
