import { z } from "zod";
import { copy } from "../fields";
import { actionModel } from "../link";

/** The page for a path that does not exist. */
export const notFoundSectionModel = z
  .strictObject({
    type: z.literal("not-found"),
    heading: copy("The page's main heading.", 60),
    text: copy("One or two sentences.", 240),
    coordinates: copy("Label of the requested path.", 40),
    action: actionModel,
  })
  .meta({ id: "NotFoundSection", description: "The page for a path that does not exist." });
