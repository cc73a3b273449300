import { readdirSync, readFileSync } from "node:fs";
import { onGround, tokenVariables } from "../theme/variables";

it("sets every variable that a style uses, or a component does; Radix sets its own", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?!gatsby-types).*(?<!\.test)\.tsx?$/u.test(name),
  );
  const source = [tokenVariables(), onGround("paper"), ...files.map((name) => readFileSync(`src/${name}`, "utf8"))].join("\n");
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = ""]) => name);
  const set = found(/(--[\w-]+)"?:/gu);
  expect(found(/var\((--(?!radix-)[\w-]+)[,)]/gu).filter((name) => !set.includes(name))).toEqual([]);
});
