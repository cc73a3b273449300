/** A small repository with content, for tests of comparisons with its commits. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VALID_CONTENT } from "../../src/content-check/valid-content.testing";
import { gitIn } from "../jest/git.testing";
import { temporaryFolder } from "../jest/temporary-folder.testing";
import { compareContent, type ContentDifference } from "./compare";

/** A repository whose first commit has valid content. */
export class Repository {
  readonly folder = temporaryFolder();
  readonly content = join(this.folder, "content");

  constructor() {
    cpSync(VALID_CONTENT, this.content, { recursive: true });
    this.git("init", "--quiet");
    this.commit();
  }

  git(...args: string[]): void {
    gitIn(this.folder, args);
  }

  commit(): void {
    this.git("add", "--all");
    this.git("commit", "--message", "Edit");
  }

  read(path: string): string {
    return readFileSync(join(this.content, path), "utf8");
  }

  write(path: string, text: string | Buffer): void {
    writeFileSync(join(this.content, path), text);
  }

  /** Changes a file; fails if nothing changes. */
  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    this.write(path, change(before));
    expect(this.read(path)).not.toBe(before);
  }

  compare(ref = "HEAD"): Promise<ContentDifference> {
    return compareContent(this.folder, this.content, ref);
  }
}
