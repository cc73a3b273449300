/** The visual editor: what an editor types into a form reaches the file, and nothing else in it changes. One browser is enough. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type CmsEditor, startCms } from "./support/cms-editor";
import { eventually } from "./support/test";

const FILE = "audiences/founders.yaml";
const LEAD = /(?<= {4}lead: >-\n)(?: {6}.+\n)+/u;
const COMMENT = "# Why the page is as it is: a note between editors.\n";

let cms: CmsEditor;

test.beforeAll(async () => {
  cms = await startCms((folder) => appendFileSync(join(folder, FILE), COMMENT));
});
test.afterAll(() => cms.stop());

test("changing a sentence in the form changes only that sentence in the file; what the check refuses is not written", async ({ page }) => {
  const before = cms.read(FILE);
  expect(before).toMatch(LEAD);
  const others: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/u.test(request.url()) && !request.url().startsWith(cms.origin)) others.push(request.url());
  });
  const lead = page.getByRole("textbox", { name: "Lead", exact: true });
  const publish = async (text: string): Promise<void> => {
    await lead.fill(text);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Publish now").click();
  };
  await page.goto(`${cms.origin}/#/collections/audience/entries/founders`);
  await page.getByRole("button", { name: "Expand" }).first().click();

  await publish("Far too long. ".repeat(40));
  await expect(page.getByText(/didn.t match the pattern: .*At most 260 characters/u)).toBeVisible();

  await publish("Founders meet {nobody} here.");
  // The first content check takes long, because it compiles everything.
  await eventually(page.getByText(/Nothing was written\. content\/audiences\/founders\.yaml:\d+:\d+ .*nobody/u)).toBeVisible();
  await expect(lead).toHaveValue("Founders meet {nobody} here.");
  expect(cms.read(FILE)).toBe(before);

  await publish("It's the sentence that founders read first.");
  await eventually.poll(() => cms.read(FILE)).not.toBe(before);
  expect(cms.read(FILE)).toBe(before.replace(LEAD, "      It's the sentence that founders read first.\n"));
  expect(cms.read(FILE)).toContain(COMMENT);
  await expect(page.locator("#advice")).toContainText(/does not stop the build:content\/audiences\/founders\.yaml:\d+:\d+ .*apostrophe/u);
  expect(others).toEqual([]);
});
