import { fillSlots, formatDay, phoneHref } from "./text";

it.each([
  ["fills every slot, also with numbers", fillSlots("Step [n] of [total]", { n: 2, total: 6 }), "Step 2 of 6"],
  ["leaves a slot without a value", fillSlots("[n] characters left", {}), "[n] characters left"],
  ["formats a day as the legal texts write it, whatever the time zone", formatDay("2025-03-01"), "1 March 2025"],
  ["links a telephone number without its spaces, whatever their kind", phoneHref("+44 20\u00a07946 0958"), "tel:+442079460958"],
])("%s", (_what, found, expected) => {
  expect(found).toBe(expected);
});
