import { existsSync } from "node:fs";
import { join } from "node:path";
import { problemAt } from "../document";
import { problem, START, WHOLE_FILE } from "../problem";
import { requiredPages } from "../site-map";
import type { CrossCheck } from "./cross-check";

const requiredFiles = ["site.yaml", "navigation.yaml", "faq.yaml"];

/** What the site cannot be built without is there. Something else under a file's name, such as a folder, has been reported as such. */
export const checkRequired: CrossCheck = ({ folder, documents, pages }) => {
  const isMissing = (file: string): boolean => documents.every(({ path }) => path !== file) && !existsSync(join(folder, file));
  const missing = requiredFiles.filter(isMissing);
  const homeless = requiredPages.filter((required) => pages.every(({ path }) => path !== required.path));
  return [
    ...missing.map((file) => problem(file, START, WHOLE_FILE, "does not exist, but the site needs it. Restore it from the history")),
    ...homeless.flatMap(({ file, path }) => {
      const document = documents.find((candidate) => candidate.path === file);
      if (document) return [problemAt(document, ["path"], `leaves the site without a page at ${path}. Write \`path: ${path}\``)];
      return isMissing(file)
        ? [problem(file, START, WHOLE_FILE, `does not exist, but the site needs a page at ${path}. Restore it from the history`)]
        : [];
    }),
  ];
};
