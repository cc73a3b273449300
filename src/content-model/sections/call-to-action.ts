import { z } from "zod";
import { copy } from "../fields";
import { actionsModel } from "../link";
import { closingPictureModel } from "../picture";
import { anchor, heading } from "../section-fields";

/** The closing invitation of a page. */
export const callToActionSectionModel = z
  .strictObject({
    type: z.literal("call-to-action"),
    anchor,
    heading,
    text: copy("One or two sentences.", 280),
    actions: actionsModel,
    picture: closingPictureModel.optional(),
  })
  .meta({ id: "CallToActionSection", description: "The closing invitation." });
