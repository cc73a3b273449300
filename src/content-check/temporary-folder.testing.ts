/** For tests: temporary folders and files, removed after each test file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const home = process.cwd();
const made: string[] = [];

// A test may have changed into its folder, which cannot be deleted from within.
afterAll(() => {
  process.chdir(home);
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with the given files, by relative path. */
export const temporaryFolder = (files: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
};
