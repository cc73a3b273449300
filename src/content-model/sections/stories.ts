import { exhibitModel } from "../exhibit";
import { copy, entry, list } from "../fields";
import { headed, section } from "../section-fields";

const storyModel = entry("SuccessStory", {
  segment: copy("Who speaks: the kind of firm, never a person's name.", 40).optional(),
  title: copy("The story in one line.", 110),
  description: copy("What happened, in two sentences.", 220),
  exhibit: exhibitModel.meta({ description: "An excerpt of a document of the story: a title and four or five rows." }).optional(),
});

/** Success stories; figures in them are illustrative. */
export const storiesSectionModel = section("stories", "Success stories; the kind of firm speaks, never a person.", {
  ...headed,
  items: list(storyModel, 2, 8, "The stories, in order."),
});
