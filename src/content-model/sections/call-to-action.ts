import { copy } from "../fields";
import { actionsModel } from "../link";
import { closingPictureModel } from "../picture";
import { anchor, heading, section } from "../section-fields";

/** The closing invitation of a page. */
export const callToActionSectionModel = section("call-to-action", "The closing invitation.", {
  anchor,
  heading,
  text: copy("One or two sentences.", 280),
  actions: actionsModel,
  picture: closingPictureModel.optional(),
});
