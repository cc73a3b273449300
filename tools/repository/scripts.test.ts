/** The README's table of commands and the scripts of package.json are the same. */
import { readFileSync } from "node:fs";

it("lists every npm script in the README, and none that is gone", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const [, table = ""] = readFileSync("README.md", "utf8").split(/^## Commands$|^## Configure$/mu);
  const listed = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)/gmu)].map(([, name]) => name);

  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});
