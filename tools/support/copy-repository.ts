import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Everything that a build reads. The cache is not copied: Gatsby's contains absolute paths. */
const COPIED = ["content", "mocks", "src", "static", "tools", "package.json", "package-lock.json", "tsconfig.json", ".eslintrc.yml"];
const TABLES_OF_CONTENTS = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

/** A copy of the repository in a temporary folder, which the caller removes; it shares the packages installed here. */
export const copyRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "website-"));
  for (const name of [...COPIED, ...TABLES_OF_CONTENTS]) {
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
};
