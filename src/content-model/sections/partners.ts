import { z } from "zod";
import { copy } from "../fields";
import { markModel } from "../picture";
import { headed } from "../section-fields";

const partnerGroupModel = z
  .strictObject({
    title: copy("What these firms are, such as Legal advisers.", 40),
    marks: z.array(markModel).min(1).max(12).meta({ description: "Their word-marks; the alternative text is the firm's name." }),
  })
  .meta({ id: "PartnerGroup" });

/** Partners, technology providers and legal advisers. */
export const partnersSectionModel = z
  .strictObject({
    type: z.literal("partners"),
    ...headed,
    groups: z.array(partnerGroupModel).min(1).max(6).meta({ description: "Groups of word-marks, in order." }),
  })
  .meta({ id: "PartnersSection", description: "Word-marks in groups." });
