import { z } from "zod";
import { copy, copyList, figure, slug } from "../fields";
import { actionModel } from "../link";
import { anchor, eyebrow, intro } from "../section-fields";

const rowLabelsModel = z
  .strictObject({
    plan: copy("Names the first column for screen readers.", 30),
    bestFor: copy("First row.", 30),
    overview: copy("Second row.", 30),
    features: copy("Third row.", 30),
    addOns: copy("Fourth row.", 30),
  })
  .meta({ id: "PricingRowLabels" });

const pricingPlanModel = z
  .strictObject({
    slug: slug("The plan's own name."),
    name: copy("The plan.", 30),
    price: figure("The price, such as {claim.business-price} for $12,000.", 20),
    period: copy("What the price covers, such as yearly.", 40),
    bestFor: copy("Whom it suits.", 160),
    overview: copy("What it is, in one or two sentences.", 240),
    features: copyList("What is included.", { min: 1, max: 12, characters: 110 }),
    addOns: copyList("What can be added, with its price; one line saying so if nothing can.", { min: 1, max: 8, characters: 110 }),
    action: actionModel,
  })
  .meta({ id: "PricingPlan" });

/** The comparison of plans (R5.3, R12). */
export const pricingTableSectionModel = z
  .strictObject({
    type: z.literal("pricing-table"),
    anchor,
    eyebrow,
    heading: copy("The table's heading.", 90),
    intro,
    rows: rowLabelsModel,
    plans: z.array(pricingPlanModel).min(2).max(5).meta({ description: "The plans, a column each." }),
    note: copy("A note under the table.", 400).optional(),
  })
  .meta({ id: "PricingTableSection", description: "The plans, side by side." });
