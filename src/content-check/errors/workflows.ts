import { basename } from "node:path";
import { hasBrace } from "../../content-model/tokens";
import { didYouMean, list, quote } from "../../content-model/words";
import { inEachText } from "../cross-check";

/** Every workflow that a page names has a file; the file itself is checked separately. */
export const checkWorkflows = inEachText(({ value, schema }, _document, { documents }) => {
  const names = documents.filter(({ kind }) => kind.name === "workflow").map(({ path }) => basename(path, ".yaml"));
  if (schema.graphql?.startsWith("@link") !== true || names.includes(value) || hasBrace(value)) return undefined;
  return {
    what: `is ${quote(value)}, but there is no such file in content/workflows`,
    fix: didYouMean(value, names).trim() || (names.length > 0 ? `Use one of ${list(names)}` : "Add the file"),
    fixMany: `${didYouMean(value, names)}Add the file, or name another workflow in each place`,
    file: `workflows/${value}.yaml`,
  };
});
