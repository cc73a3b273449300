import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRepository } from "../../src/content-check/advice/since-earlier.testing";
import { compareContent } from "./compare";

/** A small repository whose first commit contains valid content, for tests that compare with it. */
export const committedContent = () => {
  const made = makeRepository();
  made.commit();
  return {
    ...made,
    write: (path: string, text: string | Buffer): void => {
      writeFileSync(join(made.content, path), text);
    },
    compare: () => compareContent(made.repository, made.content, "HEAD"),
  };
};
