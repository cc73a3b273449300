/** What the development server reports while content is edited in a real folder. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { VALID_CONTENT } from "../content-check/damaged-contents.testing";
import { temporaryFolder } from "../content-check/temporary-folder.testing";
import { reportProblems } from "./report-problems";

it("says after every change what is wrong, until it is mended", async () => {
  process.chdir(temporaryFolder());
  cpSync(VALID_CONTENT, "content", { recursive: true });
  const reporter = { warn: jest.fn(), success: jest.fn() };
  const edit = async (written: string, instead: string): Promise<void> => {
    writeFileSync("content/faq.yaml", readFileSync("content/faq.yaml", "utf8").replace(written, instead));
    await reportProblems(reporter as never);
  };

  await edit("", "");
  await edit("answer: A platform.", "anwser: A platform.");
  await edit("", "");
  expect(reporter.warn.mock.calls).toEqual([
    ["content/faq.yaml:7:9  categories[0].items[0].anwser  is not a known field. Did you mean `answer`?"],
  ]);
  expect(reporter.success).not.toHaveBeenCalled();

  await edit("anwser: A platform.", "answer: A platform.");
  expect(reporter.success).toHaveBeenCalledTimes(1);
  expect(reporter.warn).toHaveBeenCalledTimes(1);
});
