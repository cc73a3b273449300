/**
 * `npm run build`: builds the deployable site in `public/`. `-- --clean` starts from scratch, as a release should: otherwise Gatsby keeps
 * pictures that no page shows any more, and copies of files deleted from `static/`.
 */
import { readArguments } from "../support/arguments.mjs";
import { buildSite } from "../support/build-site";
import { readVariables } from "../support/variables";

const USAGE = `Usage: npm run build [-- --clean]

  --clean  starts from scratch, as a release should`;

const { values } = readArguments(USAGE, { clean: { type: "boolean", default: false } });
readVariables();
void buildSite({ isClean: values.clean }).then((code) => {
  process.exitCode = code;
});
