import { z } from "zod";
import { anchor, heading } from "../section-fields";

/** The press strip; its entries come from the platform while the visitor reads. */
export const featuredInSectionModel = z
  .strictObject({ type: z.literal("featured-in"), anchor, heading })
  .meta({ id: "FeaturedInSection", description: "The press strip; its entries come from the platform." });
