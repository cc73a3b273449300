import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeRepository } from "../../../src/content-check/advice/since-earlier.testing";
import * as changes from "../../content-edits/changes";
import { temporaryContent } from "../../jest/temporary-folder.testing";
import { ContentStore } from "./content-store";

jest.mock("../../content-edits/changes", () => {
  const actual = jest.requireActual<typeof changes>("../../content-edits/changes");
  return { ...actual, newErrors: jest.fn(actual.newErrors) };
});

const HOME = "content/pages/home.yaml";

it("does not overwrite changes made while the check runs", async () => {
  const folder = temporaryContent();
  const store = new ContentStore(folder);
  const raw = store.read(HOME, "a") ?? "";
  const file = join(folder, "pages/home.yaml");
  jest.mocked(changes.newErrors).mockImplementationOnce(async () => {
    appendFileSync(file, "# Mine.\n");
    return [];
  });

  const saved = store.write("a", async () => [store.merged("a", HOME, raw.replace(/^label: .+$/mu, "label: Start"))]);
  await expect(saved).rejects.toThrow("has been changed outside this tab");
  expect(readFileSync(file, "utf8")).toMatch(/# Mine\.\n$/u);
});

it("advises on losses caused by a save", async () => {
  const { content, commit, edit } = makeRepository();
  commit();
  edit("faq.yaml", (text) => text.replace("slug: what", "slug: which"));
  expect(await new ContentStore(content).advice("content/faq.yaml")).toEqual([
    expect.stringContaining("has lost the address `#what` (“What is {product}?”) since the last commit"),
  ]);
});
