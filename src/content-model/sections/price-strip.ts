import { z } from "zod";
import { copy, figure } from "../fields";
import { actionModel } from "../link";

const priceModel = z
  .strictObject({
    name: copy("The plan.", 30),
    price: figure("The price, such as {claim.business-price} for $12,000.", 20),
    period: figure("What the price covers, such as a year.", 40),
    action: actionModel,
  })
  .meta({ id: "Price" });

/** The price of every plan, in one strip that continues the first screen. */
export const priceStripSectionModel = z
  .strictObject({
    type: z.literal("price-strip"),
    label: copy("Names the strip for screen readers.", 60),
    prices: z.array(priceModel).min(2).max(4).meta({ description: "The plans, 2 to 4." }),
  })
  .meta({ id: "PriceStripSection", description: "What each plan costs, in one strip directly under the first screen's words." });
