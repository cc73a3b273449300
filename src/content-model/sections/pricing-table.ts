import { z } from "zod";
import { copy, copyList, entry, list, slug } from "../fields";
import { headed } from "../section-fields";

const rowLabelsModel = entry("PricingRowLabels", {
  plan: copy("Heads the first column; names the choice of a plan on phones, for screen readers.", 30),
  bestFor: copy("First row.", 30),
  overview: copy("Second row.", 30),
  features: copy("Third row, above the lines that list what is included.", 30),
  lines: list(
    entry("PricingLine", {
      slug: slug("The line's name; the features of a plan refer to it."),
      label: copy("What the line compares.", 30),
    }),
    1,
    10,
    "The lines under the third row, in order: licences, storage and so on.",
  ),
  none: copy("What a screen reader says where a plan has nothing on a line.", 40),
  addOns: copy("Last row.", 30),
});

const pricingPlanModel = entry("PricingPlan", {
  slug: slug("The plan's own name."),
  name: copy("The plan.", 30),
  bestFor: copy("Whom it suits.", 160),
  overview: copy("What it is, in one or two sentences.", 240),
  features: list(
    entry("PricingFeature", { line: slug("The line that it is on, such as storage."), text: copy("What is included.", 110) }),
    1,
    12,
    "What is included, each item with its line.",
  ),
  addOns: copyList("What can be added, with its price; one line saying so if nothing can.", { min: 1, max: 8, characters: 110 }),
});

/** The comparison of plans; their prices and buttons are in the price strip. */
export const pricingTableSectionModel = z
  .strictObject({
    type: z.literal("pricing-table"),
    ...headed,
    rows: rowLabelsModel,
    plans: list(pricingPlanModel, 2, 4, "The plans, one per column."),
  })
  .superRefine(({ rows, plans }, context) => {
    const lines = rows.lines.map(({ slug: line }) => line);
    for (const [plan, { features }] of plans.entries()) {
      for (const [feature, { line }] of features.entries()) {
        if (lines.includes(line)) continue;
        context.addIssue({
          code: "custom",
          path: ["plans", plan, "features", feature, "line"],
          message: `is not the slug of a line in rows.lines. Write one of ${lines.join(", ")}, or add it there`,
        });
      }
    }
  })
  .meta({ id: "PricingTableSection", description: "The plans, side by side." });
