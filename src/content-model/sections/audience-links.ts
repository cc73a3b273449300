import { copy, entry, list, sample } from "../fields";
import { href } from "../link";
import { headed, section } from "../section-fields";

const audienceLinkModel = entry("AudienceLink", {
  title: copy("Who it is for.", 50),
  text: copy("What they do with it, in one sentence. Without it and `href`, the entry is not shown.", 160).optional(),
  href: href("Their page.").optional(),
  sample: sample("Write the fact as `text`, and as `href` where a reader can check it"),
});

/** A list of links to audience pages. */
export const audienceLinksSectionModel = section("audience-links", "A list of links to other pages.", {
  ...headed,
  links: list(audienceLinkModel, 2, 14, "The links, in order."),
});
