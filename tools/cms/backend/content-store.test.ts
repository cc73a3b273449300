import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as changes from "../../content-files/changes";
import { temporaryContent } from "../../jest/temporary-folder.testing";
import { ContentStore } from "./content-store";

jest.mock("../../content-files/changes", () => {
  const actual = jest.requireActual<typeof changes>("../../content-files/changes");
  return { ...actual, newErrors: jest.fn(actual.newErrors) };
});

const HOME = "content/pages/home.yaml";

it("does not write over what is changed while the check runs", async () => {
  const folder = temporaryContent();
  const store = new ContentStore(folder);
  const raw = (await store.read(HOME, "a")) ?? "";
  const file = join(folder, "pages/home.yaml");
  jest.mocked(changes.newErrors).mockImplementationOnce(async () => {
    appendFileSync(file, "# Mine.\n");
    return [];
  });

  const saved = store.write("a", async () => [await store.merged("a", HOME, raw.replace(/^label: .+$/mu, "label: Start"))]);
  await expect(saved).rejects.toThrow("has been changed outside this tab");
  expect(readFileSync(file, "utf8")).toMatch(/# Mine\.\n$/u);
});
