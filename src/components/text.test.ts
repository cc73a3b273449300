import { fillSlots, formatDay, phoneHref } from "./text";

it("fills every slot, also with numbers", () => {
  expect(fillSlots("Step [n] of [total]", { n: 2, total: 6 })).toBe("Step 2 of 6");
});

it("leaves a slot without a value", () => {
  expect(fillSlots("[n] characters left", {})).toBe("[n] characters left");
});

it("formats a day as the legal texts write it, whatever the time zone", () => {
  expect(formatDay("2025-03-01")).toBe("1 March 2025");
});

it("links a telephone number without its spaces, even those that keep it on one line", () => {
  expect(phoneHref("+44 20\u00a07946 0958")).toBe("tel:+442079460958");
});
