import { copy, copyWithSlots, figure } from "../fields";
import { headed, section } from "../section-fields";

const amount = (description: string) => figure(description, 20).meta({ isAmount: true });

/** The arithmetic of a raise: what a success fee would cost, compared with a fixed price. */
export const feeComparisonSectionModel = section(
  "fee-comparison",
  "What a success fee on a raise would cost, compared with a fixed price; with sliders.",
  {
    ...headed,
    raise: amount("The size of the raise at which the slider starts, such as {claim.example-raise} for $50 million."),
    rate: amount("The fee's rate at which the slider starts, such as {claim.example-rate} for 3 per cent."),
    raiseLabel: copy("Names the slider for the size of the raise.", 40),
    rateLabel: copy("Names the slider for the rate of the fee.", 40),
    feeLabel: copy("Label of the success fee's amount.", 60),
    priceLabel: copy("Label of our price.", 60),
    price: amount("Our price, such as {claim.seeker-price} for $1,000."),
    shareLabel: copyWithSlots("States our price as a share of the success fee.", 60, ["share"]),
    blockLabel: copyWithSlots("States how many blocks the fee's bar has, and what one stands for.", 60, ["n", "amount"]),
    note: copy("Says that this is an illustration, and what it leaves out.", 320),
  },
);
