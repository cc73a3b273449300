import { copy } from "../fields";
import { actionModel } from "../link";
import { section } from "../section-fields";

/** The page for a path that does not exist. */
export const notFoundSectionModel = section("not-found", "The page for a path that does not exist.", {
  heading: copy("The page's main heading.", 60),
  text: copy("One or two sentences.", 240),
  coordinates: copy("Label of the requested path.", 40),
  action: actionModel,
});
