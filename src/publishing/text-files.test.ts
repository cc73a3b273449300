import { cacheControl, IMMUTABLE, REVALIDATE } from "./headers/cache-control";
import { securityTxt } from "./text-files";

const site = { host: "main.example", email: "support@main.example" };

it.each([
  ["2026-03-01T15:00:00Z", "2027-03-01T00:00:00Z"],
  ["2028-02-29T23:59:59Z", "2029-03-01T00:00:00Z"],
])("makes a security.txt of %s expire on %s, whatever the time of day", (builtOn, expires) => {
  expect(securityTxt(site, new Date(builtOn))).toBe(
    [
      "Contact: mailto:support@main.example",
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      "Canonical: https://main.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

it.each([
  ["/app-0123456789abcdef0123.js", IMMUTABLE],
  ["/styles.0123456789abcdef0123.css", IMMUTABLE],
  ["/static/a/b/picture.webp", IMMUTABLE],
  ["/static-about", REVALIDATE],
  ["/page-data/app-0123456789abcdef0123.js", REVALIDATE],
  ["/app.js", REVALIDATE],
  ["/", REVALIDATE],
])("keeps %s for %s", (path, value) => {
  expect(cacheControl(path)).toBe(value);
});
