import { readFileSync } from "node:fs";
import { mark } from "./mark";

it("is what the icon shows too: the studio has drawn it anew", () => {
  const icon = readFileSync("static/favicon.svg", "utf8");

  expect(icon).toContain(mark.rings);
  expect(icon).toContain(mark.summit);
});
