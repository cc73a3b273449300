/**
 * `npm run release -- <folder>`: lays out the built site for nginx in a new folder named by timestamp: `public/`, with Brotli and gzip
 * copies of every file worth compressing, the matching nginx configuration, and `build.json`, which states what it was built from. Prints
 * the folder's path. Refuses a build that is stale, incomplete or only meant for this machine.
 */
import { lastBuild } from "../../src/build-record/build-record";
import { lockFolder, unlockFolder } from "../../src/build-record/folder-lock";
import { releaseProblem, releaseReminders } from "../release/release-problem";
import { writeRelease } from "../release/write-release";
import { readArguments } from "../support/arguments.mjs";
import { fail, Refusal } from "../support/refusal";
import { readVariables } from "../support/variables";

const BUILD = "Run: npm run build -- --clean";

const release = async (target: string | undefined): Promise<string> => {
  if (target === undefined) throw new Refusal("Name the folder: npm run release -- /srv/site/releases");
  const taken = await lockFolder();
  if (taken !== undefined) throw new Refusal(taken);
  const build = lastBuild();
  if (typeof build === "string") throw new Refusal(`${build} ${BUILD}`);
  const problem = releaseProblem(build, process.env);
  if (problem !== undefined) throw new Refusal(`${problem} ${BUILD}`);
  const folder = await writeRelease(build, target);
  for (const reminder of releaseReminders(build)) console.error(reminder);
  return folder;
};

const [target] = readArguments("Usage: npm run release -- FOLDER, such as /srv/site/releases", {}, 1).positionals;
readVariables();
void release(target)
  .finally(unlockFolder)
  .then((folder) => console.log(folder), fail);
