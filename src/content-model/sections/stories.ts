import { z } from "zod";
import { exhibitModel } from "../exhibit";
import { copy } from "../fields";
import { headed } from "../section-fields";

const storyModel = z
  .strictObject({
    segment: copy("Who speaks: the kind of firm, never a person's name.", 40),
    title: copy("The story in one line.", 110),
    description: copy("What happened, in two sentences.", 220),
    exhibit: exhibitModel.meta({ description: "An excerpt of a document of the story: a title and four or five rows." }),
  })
  .meta({ id: "SuccessStory" });

/** Success stories; figures in them are illustrative. */
export const storiesSectionModel = z
  .strictObject({
    type: z.literal("stories"),
    ...headed,
    items: z.array(storyModel).min(2).max(8).meta({ description: "The stories, in order." }),
  })
  .meta({ id: "StoriesSection", description: "Success stories; the kind of firm speaks, never a person." });
