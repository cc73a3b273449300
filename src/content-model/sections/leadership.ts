import { copy, entry, list, sample } from "../fields";
import { portraitModel } from "../picture";
import { headed, section } from "../section-fields";

const leaderModel = entry("Leader", {
  name: copy("The leader's name; write {name}, which is not shown, until somebody is named.", 60),
  role: copy("What they do.", 60),
  bio: copy("Two or three sentences.", 420),
  picture: portraitModel,
  sample: sample("Write the leader's own name, role and biography, with a portrait"),
});

/** The leadership team. */
export const leadershipSectionModel = section("leadership", "The team.", {
  ...headed,
  leaders: list(leaderModel, 1, 12, "The people, in order."),
});
