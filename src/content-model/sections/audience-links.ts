import { z } from "zod";
import { copy, href, sample } from "../fields";
import { headed } from "../section-fields";

const audienceLinkModel = z
  .strictObject({
    title: copy("Who it is for.", 50),
    text: copy("What they do with it, in one sentence. Without it and `href`, the entry is not shown.", 160).optional(),
    href: href("Their page.").optional(),
    sample: sample("Write the fact as `text`, and as `href` where a reader can check it"),
  })
  .meta({ id: "AudienceLink" });

/** A list of links to audience pages. */
export const audienceLinksSectionModel = z
  .strictObject({
    type: z.literal("audience-links"),
    ...headed,
    links: z.array(audienceLinkModel).min(2).max(14).meta({ description: "The links, in order." }),
  })
  .meta({ id: "AudienceLinksSection", description: "A list of links to other pages." });
