import { z } from "zod";
import { anchor, eyebrow, heading, intro, titledTexts } from "../section-fields";

/** How it works, in numbered steps. */
export const stepsSectionModel = z
  .strictObject({ type: z.literal("steps"), anchor, eyebrow, heading, intro, items: titledTexts(3, 8) })
  .meta({ id: "StepsSection", description: "How it works, numbered." });
