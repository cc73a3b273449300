import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FinishedBuild } from "../../src/build-record/build-record";
import { filesIn } from "../../src/publishing/files-in";
import { HEADERS_FILE } from "../../src/publishing/headers/headers-file";
import { REDIRECTS_FILE } from "../../src/publishing/redirects/redirects-file";
import { Refusal } from "../support/refusal";

/** Text files; pictures, films and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|json|webmanifest|xml|txt|vtt|svg|ico)$/u;
/** An answer of fewer bytes fits into one packet anyway. */
const WORTH_IT = 1_024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const addTwins = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const twins = {
    br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz: await deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  await Promise.all(
    Object.entries(twins).map(async ([ending, twin]) => {
      if (twin.length < content.length) await writeFile(`${file}.${ending}`, twin);
    }),
  );
};

const fill = async (folder: string, build: FinishedBuild): Promise<void> => {
  const site = join(folder, "public");
  await cp("public", site, { recursive: true });
  await Promise.all([HEADERS_FILE, REDIRECTS_FILE].map((name) => rm(join(site, name), { force: true })));
  await cp("deploy/nginx", join(folder, "nginx"), { recursive: true });
  await writeFile(join(folder, "build.json"), `${JSON.stringify(build, null, 2)}\n`);

  const texts = (await filesIn(site)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(texts.map((file) => addTwins(join(site, file))));
};

/** Folders that builds read or releases copy. */
const OURS = /^(?:public|deploy|content|src|static)(?:$|[\\/])/u;

/**
 * Lays out a build as nginx serves it, in a new folder under `target` named by timestamp and hidden (dot prefix) until it is complete.
 * Resolves to its path; rejects with a {@link Refusal} if it cannot be written.
 */
export const writeRelease = async (build: FinishedBuild, target: string): Promise<string> => {
  if (OURS.test(relative(".", target))) throw new Refusal(`${target} is part of what is released. Name a folder outside of it.`);
  const name = new Date().toISOString().replace(/[:.]/gu, "-");
  const [unfinished, finished] = [`.unfinished-${name}`, name].map((folder) => join(resolve(target), folder)) as [string, string];
  try {
    await mkdir(unfinished, { recursive: true });
    await fill(unfinished, build);
    await rename(unfinished, finished);
    return finished;
  } catch (error) {
    // Clean up if possible, and report the original error in any case.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new Refusal(`${target} cannot be written: ${message}.`);
  }
};
