/**
 * `npm run build`: the deployable site in `public/`. `-- --clean` starts from nothing, as a release should: otherwise Gatsby keeps
 * pictures that no page shows any more, and copies of files that have left `static/`.
 */
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { environmentProblems, isForLaunch } from "../../src/services/environment";
import { forgetBuild, rememberBuild } from "./build-stamp.mjs";
import { readEnvFile } from "./environment.mjs";
import { removeBundles, removeLeftovers } from "./public-folder";
import { run, runTypeScript } from "./run.mjs";

const gatsby = (command: string): Promise<number> =>
  run(process.execPath, ["node_modules/gatsby/cli.js", command], { env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } });

/** Exit code of what must be right before anything is touched, so that a mistake leaves the site built before it whole. */
const checkInputs = async (): Promise<number> => {
  const problems = environmentProblems(process.env);
  if (problems.length > 0) console.error(problems.join("\n"));
  if (problems.length > 0) return 1;
  // For the public, samples count as well; that check begins with the content check.
  return runTypeScript(`tools/commands/${isForLaunch(process.env) ? "check-launch" : "check-content"}.ts`);
};

const build = async (isClean: boolean): Promise<number> => {
  const inputsCode = await checkInputs();
  if (inputsCode !== 0) return inputsCode;

  forgetBuild();
  if (isClean) await Promise.all(["public", ".cache"].map((folder) => rm(folder, { recursive: true, force: true })));
  await removeBundles();
  const code = await gatsby("build");
  if (code !== 0) return code;
  await removeLeftovers();
  rememberBuild(process.env);
  return 0;
};

const { values } = parseArgs({ options: { clean: { type: "boolean", default: false } } });
readEnvFile();
void build(values.clean).then((code) => {
  process.exitCode = code;
});
