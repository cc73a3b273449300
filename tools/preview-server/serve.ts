import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { messagesFile } from "../../mocks/platform-mocks";
import { isFromTheseSources, lastBuild, UNFINISHED } from "../../src/build-record/build-record";
import { fail, Refusal } from "../support/refusal";
import { createPreviewServer } from "./create-server";
import { listen, readPort } from "./listen";

/** A warning if `public/` may be out of date, or undefined. Throws if it may be incomplete. */
function adviceOnSite(): string | undefined {
  const build = lastBuild();
  if (build === UNFINISHED) throw new Refusal(`${build} Run: npm run build`);
  if (typeof build === "string") return `${build} public/ may be out of date.`;
  return isFromTheseSources(build)
    ? undefined
    : "The content or the code has changed since public/ was built. To see the change, run: npm run build";
}

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  const publicFolder = resolve("public");
  if (!existsSync(resolve(publicFolder, "index.html"))) {
    throw new Refusal("public/ does not contain a built site. Run: npm run build");
  }

  const advice = adviceOnSite();

  const server = await createPreviewServer({
    publicFolder,
    messagesFile: resolve(messagesFile),
    logger: { level: "warn" },
  });
  await listen(server, port);
  if (advice !== undefined) console.error(advice);
  console.log(`Serving public/ on http://localhost:${port}`);
}

/** Serves `public/` in the current folder (under npm, the repository root) until the process is stopped. */
export function serve(): void {
  start().catch(fail);
}
