import { type Kind, kinds } from "../content-model/kinds";
import { checkFiles } from "./check-files";
import { checkLinks } from "./check-links";
import { checkNames } from "./check-names";
import { checkRedirects } from "./check-redirects";
import { checkTokens } from "./check-tokens";
import { type Gathered, gather } from "./gathered-content";
import { asOne, didYouMean, inOrder, list, problem, type Problem, quote, START, WHOLE_FILE } from "./problem";
import { nameOf, problemAt, readContent } from "./read-content";
import { findWarnings } from "./warnings";

/** The files that the site cannot be built without. */
const checkRequired = ({ files, lost }: Gathered): Problem[] =>
  kinds
    .filter(({ files: path }: Kind) => !path.includes("*") && !lost.has(nameOf(path)))
    .filter(({ files: path }) => files.every((file) => file.path !== path))
    .map(({ files: path }) => problem(path, START, WHOLE_FILE, "does not exist, but the site needs it. Restore it from Git"));

/** Every workflow that a page names has a file. */
const checkWorkflows = ({ files, lost }: Gathered): Problem[] => {
  const names = files.filter(({ kind }) => kind.name === "workflow").map(({ path }) => nameOf(path));
  return files.flatMap((file) =>
    file.fields
      .filter(({ schema, value }) => schema.graphqlType === "Workflow" && !names.includes(value) && !lost.has(value.toLowerCase()))
      .map(({ path, value }) => {
        const fix = didYouMean(value, names, `Use one of ${list(names)}`);
        return problemAt(file, path, `is ${quote(value)}, but content/workflows has no such file. ${fix}`);
      }),
  );
};

/**
 * Checks all the content of a folder, and returns every problem in every file, in order of place. The site can be built if none is an
 * error. Rejects only if there is no such folder.
 */
export const checkContent = async (folder: string): Promise<Problem[]> => {
  const content = await readContent(folder);
  const site = gather(content);
  const errors = [
    ...content.problems,
    ...[checkRequired, checkTokens, checkNames, checkRedirects].flatMap((check) => check(site)),
    ...asOne([...checkLinks(site), ...checkWorkflows(site), ...(await checkFiles(site, folder))]),
  ];
  // An error may be what makes a file look unused, or an address look lost.
  return inOrder(errors.length > 0 ? errors : findWarnings(site, folder));
};
