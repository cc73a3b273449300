import { isSubdomain } from "./is-subdomain";

it.each([
  ["partner.dealmere.example", true],
  ["a.b.dealmere.example", true],
  ["dealmere.example", false],
  ["otherdealmere.example", false],
  ["localhost", false],
])("%s is under the main host: %s", (hostname, expected) => {
  expect(isSubdomain(hostname, "dealmere.example")).toBe(expected);
});
