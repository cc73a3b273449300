import { z } from "zod";
import { copy } from "./fields";
import { actionModel, linkModel } from "./link";

/** A link in a menu. */
const menuItemModel = z
  .strictObject({
    label: copy("The words of the link.", 48),
    href: linkModel.shape.href,
    text: copy("One line that says what is there; shown in wide menus.", 90).optional(),
  })
  .meta({ id: "MenuItem" });

const menuModel = z
  .strictObject({
    label: copy("The menu's name.", 24),
    href: linkModel.shape.href.optional(),
    items: z
      .array(menuItemModel)
      .min(1)
      .max(12)
      .meta({ description: "The menu's links; leave out for a plain link and give `href`." })
      .optional(),
  })
  .refine(({ href, items }) => href !== undefined || items !== undefined, {
    message: "leads nowhere. Add `href` for a plain link, or `items` for a menu",
  })
  .refine(({ href, items }) => href === undefined || items === undefined, {
    message: "has both `href` and `items`. Keep `href` for a plain link, or `items` for a menu",
  })
  .meta({ id: "Menu" });

const footerGroupModel = z
  .strictObject({
    title: copy("The group's heading.", 30),
    links: z.array(linkModel).min(1).max(16).meta({ description: "The group's links, in order." }),
  })
  .meta({ id: "FooterGroup" });

/** `content/navigation.yaml`: the top menus and the footer. */
export const navigationModel = z
  .strictObject({
    menus: z.array(menuModel).min(1).max(6).meta({ description: "The top navigation, in order." }),
    login: linkModel,
    demo: actionModel,
    mobileDemoLabel: copy("The demo button's words in the side panel.", 36),
    footer: z.array(footerGroupModel).min(1).max(6).meta({ description: "The footer's groups of links, in order." }),
    legal: z.array(linkModel).min(1).max(6).meta({ description: "Links beside the copyright line." }),
  })
  .meta({ id: "Navigation" });
