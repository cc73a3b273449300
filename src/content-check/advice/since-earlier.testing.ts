import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitIn } from "../../../tools/jest/git.testing";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { earlierVersion } from "../../history/earlier-version";
import { checkContent } from "../check-content";
import { formatProblem } from "../problem";
import { VALID_CONTENT } from "../valid-content.testing";

/** The date that the legal text gives for its last change. */
const today = new Date("2025-03-01");

/** Ends all advice about something that has disappeared. */
export const FIX = "If unintended, `npm run content:diff -- HEAD` shows what is gone.";

/** Content in its own repository. */
export interface Committed {
  repository: string;
  content: string;
  git: (...args: string[]) => string;
  /** Commits everything as it is. */
  commit: () => void;
  /** Changes a file of the content; the change must change something. */
  edit: (path: string, change: (text: string) => string) => void;
  /** The lines of the check. */
  advised: () => Promise<string[]>;
}

/** Makes a repository with the valid content, and nothing committed yet. */
export const makeRepository = (): Committed => {
  const repository = temporaryFolder();
  const content = join(repository, "content");
  cpSync(VALID_CONTENT, content, { recursive: true });
  const git = (...args: string[]): string => gitIn(repository, args);
  git("init", "--quiet");
  return {
    repository,
    content,
    git,
    commit: () => {
      git("add", "--all");
      git("commit", "--message", "Edit");
    },
    edit: (path, change) => {
      const file = join(content, path);
      const before = readFileSync(file, "utf8");
      const after = change(before);
      expect(after).not.toBe(before);
      writeFileSync(file, after);
    },
    advised: async () => (await checkContent(content, { earlier: earlierVersion(content), today })).map(formatProblem),
  };
};
