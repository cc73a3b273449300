/**
 * `npm run release -- <folder>`: lays the built site out as nginx serves it, in a folder named after the moment. It holds `public/`
 * with a Brotli and a gzip twin beside every file worth it, and the nginx configuration that fits it. Prints the folder's path.
 */
import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "../../src/build/headers/files-in";
import { HEADERS_FILE } from "../../src/build/headers/headers-file";
import { REDIRECTS_FILE } from "../../src/build/redirects/redirects-file";

/** Text; pictures, films and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|json|xml|txt|svg|ico)$/u;
/** Below this many bytes an answer fits one packet in any case. */
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

const release = async (target: string): Promise<string> => {
  if (!existsSync("public/index.html") || !existsSync("deploy/nginx/generated/headers.conf")) {
    throw new Error("There is no built site to release. Run: npm run build -- --clean");
  }
  const folder = join(resolve(target), new Date().toISOString().replace(/[:.]/gu, "-"));
  const site = join(folder, "public");
  await cp("public", site, { recursive: true });
  await Promise.all([HEADERS_FILE, REDIRECTS_FILE].map((name) => rm(join(site, name), { force: true })));
  await cp("deploy/nginx", join(folder, "nginx"), { recursive: true });

  const texts = (await filesIn(site)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(texts.map((file) => addTwins(join(site, file))));
  return folder;
};

const [target] = process.argv.slice(2);
void (target === undefined ? Promise.reject(new Error("Say where to: npm run release -- /srv/site/releases")) : release(target)).then(
  (folder) => {
    console.log(folder);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
