import { formatDay } from "./format-day";

it("formats a day as the legal texts write it, whatever the time zone", () => {
  expect(formatDay("2025-03-01")).toBe("1 March 2025");
});
