/** The README's table lists the scripts of package.json, and whatever starts npm does so in a way that works on every system. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

it("lists every npm script in the README, and only those", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const [, table = ""] = readFileSync("README.md", "utf8").split(/^## Commands$|^## Configure$/mu);
  const listed = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)/gmu)].map(([, name]) => name);

  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

it("starts npm only through runNpm, because Windows cannot start npm without a shell", () => {
  const files = ["commands", "support"].flatMap((folder) => readdirSync(join("tools", folder)).map((name) => join("tools", folder, name)));
  expect(files.filter((file) => !file.endsWith("run.mjs") && /\brun\("np[mx]"/u.test(readFileSync(file, "utf8")))).toEqual([]);
});
