/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../jest/temporary-folder.testing";
import { applyChanges } from "./changes";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, "one.yaml"), "before");
});

it("writes and removes files, and leaves no temporary ones", () => {
  applyChanges(folder, [
    { path: "deeper/two.yaml", content: "two" },
    { path: "one.yaml", content: undefined },
  ]);
  expect(readdirSync(folder, { recursive: true })).toEqual(["deeper", "deeper/two.yaml"]);
});

it("rolls back what it has written if the next file cannot be written", () => {
  mkdirSync(join(folder, "three.yaml"));
  const changes = ["one.yaml", "two.yaml", "three.yaml"].map((path) => ({ path, content: "after" }));

  expect(() => {
    applyChanges(folder, changes);
  }).toThrow("EISDIR");
  expect(readdirSync(folder).sort()).toEqual(["one.yaml", "three.yaml"]);
  expect(readFileSync(join(folder, "one.yaml"), "utf8")).toBe("before");
});
