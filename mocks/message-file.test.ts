/** @jest-environment node */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "../tools/preview-server/testing";
import { createMessageFile } from "./message-file";

const folder = makeFolder({ "in-the-way": "" });

it("never mixes messages that come at the same moment", async () => {
  const path = join(folder, "messages.jsonl");
  const file = createMessageFile(path);
  // Longer than Node writes in one piece, so that unordered writes would interleave.
  const messages = ["a", "b", "c"].map((letter) => ({ text: letter.repeat(2_000_000) }));
  await Promise.all(messages.map((message) => file.append(message)));

  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => (JSON.parse(line) as { text: string }).text[0])).toEqual(["a", "b", "c"]);
});

it("tells the sender of a message that could not be written, and writes the next one", async () => {
  const path = join(folder, "in-the-way", "messages.jsonl");
  const file = createMessageFile(path);
  await expect(file.append({ number: 1 })).rejects.toThrow("in-the-way");

  rmSync(join(folder, "in-the-way"));
  await file.append({ number: 2 });
  expect(readFileSync(path, "utf8")).toBe('{"number":2}\n');
});
