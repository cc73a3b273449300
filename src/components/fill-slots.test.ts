import { fillSlots } from "./fill-slots";

it("fills every slot, also with numbers", () => {
  expect(fillSlots("Step [n] of [total]", { n: 2, total: 6 })).toBe("Step 2 of 6");
});

it("leaves a slot without a value", () => {
  expect(fillSlots("[n] characters left", {})).toBe("[n] characters left");
});
