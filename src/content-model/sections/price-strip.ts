import { copy, entry, figure, list } from "../fields";
import { actionModel } from "../link";
import { section } from "../section-fields";

const priceModel = entry("Price", {
  name: copy("The plan.", 30),
  price: figure("The price, such as {claim.business-price} for $12,000.", 20),
  period: figure("What the price covers, such as a year.", 40),
  action: actionModel,
});

/** The price of every plan, in one strip that continues the first screen. */
export const priceStripSectionModel = section(
  "price-strip",
  "What each plan costs, in one strip directly under the first screen's words.",
  {
    label: copy("Names the strip for screen readers.", 60),
    prices: list(priceModel, 2, 4, "The plans, 2 to 4."),
  },
);
