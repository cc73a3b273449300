import { z } from "zod";
import { choice, copy, href } from "./fields";

/** A link as menus and lists show it. */
export const linkModel = z
  .strictObject({ label: copy("The words of the link.", 48), href: href("Where it leads.") })
  .meta({ id: "ContentLink" });

/** A link drawn as a button. */
export const actionModel = z
  .strictObject({
    label: copy("The words on the button.", 36),
    href: href("Where it leads."),
    emphasis: choice(
      "ActionEmphasis",
      ["primary", "secondary", "quiet"],
      "primary: the thing to do here; secondary: the alternative; quiet: a text link. Without it: primary.",
    ).optional(),
  })
  .meta({ id: "Action" });

/** One to three buttons. */
export const actionsModel = z.array(actionModel).min(1).max(3).meta({ description: "One to three buttons, in order." });
