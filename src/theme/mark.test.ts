import { readFileSync } from "node:fs";
import { mark } from "./mark";

it("matches the icon that the studio draws", () => {
  const icon = readFileSync("static/favicon.svg", "utf8");

  expect(icon).toContain(mark.rings);
  expect(icon).toContain(mark.summit);
});
