import { z } from "zod";
import { choice, copy, href } from "./fields";
import { SUBJECTS } from "./subjects";

/** A link as menus and lists show it. */
export const linkModel = z
  .strictObject({
    label: copy("The words of the link.", 48),
    href: href("Where it leads."),
  })
  .meta({ id: "ContentLink" });

/** A link drawn as a button. */
export const actionModel = z
  .strictObject({
    label: copy("The words on the button.", 36),
    href: href("Where it leads."),
    subject: z
      .enum(SUBJECTS)
      .meta({ description: "The subject chosen in advance in the contact form; only beside `href: /contact`." })
      .optional(),
    emphasis: choice(
      "ActionEmphasis",
      ["primary", "secondary", "quiet"],
      "primary: the thing to do here; secondary: the alternative; quiet: a text link. Without it: primary.",
    ).optional(),
  })
  .refine(({ href: address, subject }) => subject === undefined || address === "/contact", {
    path: ["subject"],
    message: "is a subject of the contact form, but the button leads elsewhere. Write `href: /contact`, or remove it",
  })
  .meta({ id: "Action" });

/** One to three buttons. */
export const actionsModel = z.array(actionModel).min(1).max(3).meta({ description: "One to three buttons, in order." });
