import { rm } from "node:fs/promises";
import { CHECKED, finishBuild } from "../../src/build-record/build-record";
import { fingerprintOfSources } from "../../src/build-record/fingerprint";
import { lockFolder, unlockFolder } from "../../src/build-record/folder-lock";
import { isForLaunch } from "../../src/environment/environment";
import { PUBLIC, removeBuildFiles } from "../../src/publishing/public-folder";
import { run, runTypeScript } from "./run.mjs";

const build = async (isClean: boolean): Promise<number> => {
  const sources = fingerprintOfSources();
  // The check comes first, so that a mistake leaves the existing site intact. In a build for the public, samples are mistakes too:
  // check-launch includes the content check.
  const contentCode = await runTypeScript(`tools/commands/${isForLaunch(process.env) ? "check-launch" : "check-content"}.ts`);
  if (contentCode !== 0) return contentCode;

  if (isClean) await Promise.all([PUBLIC, ".cache"].map((folder) => rm(folder, { recursive: true, force: true })));
  const env = { ...process.env, [CHECKED]: sources, GATSBY_TELEMETRY_DISABLED: "1" };
  const code = await run(process.execPath, ["node_modules/gatsby/cli.js", "build"], { env });
  if (code !== 0) return code;
  await removeBuildFiles();
  const problem = finishBuild(process.env);
  if (problem !== undefined) console.error(problem);
  return problem === undefined ? 0 : 1;
};

/**
 * Builds the deployable site in `public/` with this process's environment; resolves to an exit code. A clean build starts from scratch.
 */
export const buildSite = async ({ isClean }: { isClean: boolean }): Promise<number> => {
  const taken = await lockFolder();
  if (taken !== undefined) {
    console.error(taken);
    return 1;
  }
  return build(isClean).finally(unlockFolder);
};
