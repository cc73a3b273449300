import type { CrossCheck } from "../cross-check";
import { problem, START, WHOLE_FILE } from "../problem";
import { problemAt } from "../reading/document";
import { requiredPages } from "../reading/site-pages";

const requiredFiles = ["site.yaml", "navigation.yaml", "faq.yaml"];

/** The files and pages that the site cannot be built without exist. */
export const checkRequired: CrossCheck = ({ documents, pages }) => {
  const isMissing = (file: string): boolean => documents.every(({ path }) => path !== file);
  const missing = requiredFiles.filter(isMissing);
  const homeless = requiredPages.filter((required) => pages.every(({ path }) => path !== required.path));
  return [
    ...missing.map((file) => problem(file, START, WHOLE_FILE, "does not exist, but the site needs it. Restore it from Git")),
    ...homeless.flatMap(({ file, path }) => {
      const document = documents.find((candidate) => candidate.path === file);
      if (document) return [problemAt(document, ["path"], `leaves the site without a page at ${path}. Write \`path: ${path}\``)];
      const message = `does not exist, but the site needs a page at ${path}. Restore it from Git, or give another page \`path: ${path}\``;
      return [problem(file, START, WHOLE_FILE, message)];
    }),
  ];
};
