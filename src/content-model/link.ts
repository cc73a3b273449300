import { z } from "zod";
import { choice, copy, entry, list, LONGEST_ADDRESS } from "./fields";

/** How the address of a link may begin. */
export const LINK = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/u;
export const NO_LINK =
  "is not a usable address. Begin with / for a page of this site, or with https:// (http:// is not secure), mailto:, tel: or #";

/**
 * Where a link leads: a path on this site (`/pricing`, `/#who-we-serve`), a platform path (`/login`, `/registration/...`), `https://...`,
 * `mailto:` or `tel:`. In a path, `{product}` becomes the name as used in addresses.
 */
export const href = (description: string) =>
  z.string().regex(LINK, { message: NO_LINK }).max(LONGEST_ADDRESS).meta({ description, graphql: "@href", isLink: true });

/** A link as menus and lists show it. */
export const linkModel = entry("ContentLink", { label: copy("The words of the link.", 48), href: href("Where it leads.") });

/** A link drawn as a button. */
export const actionModel = entry("Action", {
  label: copy("The words on the button.", 36),
  href: href("Where it leads."),
  emphasis: choice(
    "ActionEmphasis",
    ["secondary", "quiet"],
    "secondary: the alternative; quiet: a text link. Without it: the thing to do here.",
  ).optional(),
});

/** One to three buttons. */
export const actionsModel = list(actionModel, 1, 3, "One to three buttons, in order.");
