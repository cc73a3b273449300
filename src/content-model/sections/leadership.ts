import { z } from "zod";
import { copy, sample } from "../fields";
import { portraitModel } from "../picture";
import { headed } from "../section-fields";

const leaderModel = z
  .strictObject({
    name: copy("The leader's name; write {name}, which is not shown, until somebody is named.", 60),
    role: copy("What they do.", 60),
    bio: copy("Two or three sentences.", 420),
    picture: portraitModel,
    sample: sample("Write the leader's own name, role and biography, with a portrait"),
  })
  .meta({ id: "Leader" });

/** The leadership team. */
export const leadershipSectionModel = z
  .strictObject({
    type: z.literal("leadership"),
    ...headed,
    leaders: z.array(leaderModel).min(1).max(12).meta({ description: "The people, in order." }),
  })
  .meta({ id: "LeadershipSection", description: "The team." });
