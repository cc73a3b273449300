/** The README's table of commands and the scripts of package.json are the same, and what starts npm does so on every system. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

it("lists every npm script in the README, and none that no longer exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const [, table = ""] = readFileSync("README.md", "utf8").split(/^## Commands$|^## Configure$/mu);
  const listed = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)/gmu)].map(([, name]) => name);

  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

it("starts npm by runNpm alone, since Windows starts no npm without a shell", () => {
  const files = ["commands", "support"].flatMap((folder) => readdirSync(join("tools", folder)).map((name) => join("tools", folder, name)));
  expect(files.filter((file) => !file.endsWith("run.mjs") && /\brun\("np[mx]"/u.test(readFileSync(file, "utf8")))).toEqual([]);
});
