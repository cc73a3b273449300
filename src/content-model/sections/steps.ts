import { z } from "zod";
import { headed, titledTexts } from "../section-fields";

/** How it works, in numbered steps. */
export const stepsSectionModel = z
  .strictObject({ type: z.literal("steps"), ...headed, items: titledTexts(3, 5) })
  .meta({ id: "StepsSection", description: "How it works, numbered." });
