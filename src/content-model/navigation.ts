import { z } from "zod";
import { copy, entry, list } from "./fields";
import { actionModel, linkModel } from "./link";

/** A link in a menu. */
const menuItemModel = entry("MenuItem", {
  label: copy("The words of the link.", 48),
  href: linkModel.shape.href,
  text: copy("One line that says what is there; shown in wide menus.", 90).optional(),
});

const menuModel = z
  .strictObject({
    label: copy("The menu's name.", 24),
    href: linkModel.shape.href.optional(),
    items: list(menuItemModel, 1, 12, "The menu's links; leave out for a plain link and give `href`.").optional(),
  })
  .refine(({ href, items }) => (href === undefined) !== (items === undefined), {
    message: "needs either `href`, for a plain link, or `items`, for a menu. Write one of them",
  })
  .meta({ id: "Menu" });

const footerGroupModel = entry("FooterGroup", {
  title: copy("The group's heading.", 30),
  links: list(linkModel, 1, 16, "The group's links, in order."),
});

/** `content/navigation.yaml`: the top menus and the footer. */
export const navigationModel = entry("Navigation", {
  menus: list(menuModel, 1, 6, "The top navigation, in order."),
  login: linkModel,
  demo: actionModel,
  mobileDemoLabel: copy("The demo button's words in the side panel.", 36),
  footer: list(footerGroupModel, 1, 6, "The footer's groups of links, in order."),
  legal: list(linkModel, 1, 6, "Links beside the copyright line."),
});
