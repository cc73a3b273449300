import { z } from "zod";
import { headed, titledTexts } from "../section-fields";

/** A row of plain cards: the four advantages of the home page, the four values of About. */
export const cardsSectionModel = z
  .strictObject({ type: z.literal("cards"), ...headed, items: titledTexts(2, 6) })
  .meta({ id: "CardsSection", description: "A few plain statements side by side." });
