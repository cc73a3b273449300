import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Everything a build reads. A copied cache would not do: Gatsby's knows where its files stand. */
const COPIED = ["content", "mocks", "src", "static", "tools", "package.json", "package-lock.json", "tsconfig.json"];
const TABLES_OF_CONTENTS = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

/** A copy of the repository in a temporary folder, which whoever asks for it removes; its packages are those that are installed. */
export const copyRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "website-"));
  for (const name of [...COPIED, ...TABLES_OF_CONTENTS]) {
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
};
