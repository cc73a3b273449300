import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../content-check/temporary-folder.testing";
import { tokenSource } from "../content-model/content.testing";
import type { Redirect } from "../content-model/redirects";
import { tokensOf } from "../notation/tokens";
import { formatRedirectsFile, readRedirects, readRedirectsFile } from "./redirects";

const tokens = tokensOf({ ...tokenSource, host: "northern-light.example" });

const redirects: readonly Redirect[] = [
  { from: "/about.us", to: "/about" },
  { from: "/demo", to: "/contact?from=demo" },
  { from: "/plans", to: "/pricing#plans" },
  { from: "/blog", to: "https://www.example.com/blog" },
];

it("have their tokens replaced when they are read", () => {
  const file = join(temporaryFolder(), "redirects.yaml");
  writeFileSync(file, "redirects:\n  - from: /{product}\n    to: /{product}-360\n  - from: /blog\n    to: https://blog.{host}/\n");
  expect(readRedirects(file, tokens)).toEqual([
    { from: "/northern-light", to: "/northern-light-360" },
    { from: "/blog", to: "https://blog.northern-light.example/" },
  ]);
});

it("are written for static hosts, with and without a slash, and read back", () => {
  const text = formatRedirectsFile(redirects);

  expect(text.split("\n").slice(1, 3)).toEqual(["/about.us /about 301", "/about.us/ /about 301"]);
  expect(readRedirectsFile(text)).toEqual(redirects.flatMap((moved) => [moved, { ...moved, from: `${moved.from}/` }]));
});
