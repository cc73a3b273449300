/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyChanges } from "./changes";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
  writeFileSync(join(folder, "one.yaml"), "before");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("writes and removes files, and leaves none of its own", () => {
  applyChanges(folder, [
    { path: "deeper/two.yaml", content: "two" },
    { path: "one.yaml", content: undefined },
  ]);
  expect(readdirSync(folder, { recursive: true })).toEqual(["deeper", "deeper/two.yaml"]);
});

it("takes back what it has written when the next file cannot be written", () => {
  mkdirSync(join(folder, "three.yaml"));
  const changes = ["one.yaml", "two.yaml", "three.yaml"].map((path) => ({ path, content: "after" }));

  expect(() => {
    applyChanges(folder, changes);
  }).toThrow("EISDIR");
  expect(readdirSync(folder).sort()).toEqual(["one.yaml", "three.yaml"]);
  expect(readFileSync(join(folder, "one.yaml"), "utf8")).toBe("before");
});
