import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { messagesFile } from "../../mocks/platform-mocks";
import { isFromTheseSources, lastBuild, UNFINISHED } from "../../src/publishing/last-run/last-run";
import { createPreviewServer } from "./create-server";
import { readPort } from "./settings";
import { explainListenError, StartProblem } from "./start-problem";

/** A warning if `public/` may be out of date. Throws if it may be incomplete. */
function adviceOnSite(): string | undefined {
  const build = lastBuild();
  if (build === UNFINISHED) throw new StartProblem(`${build} Run: npm run build`);
  if (typeof build === "string") return `${build} public/ may be out of date.`;
  return isFromTheseSources(build)
    ? undefined
    : "The content or the code has changed since public/ was built. To see it, run: npm run build";
}

async function start(failures: boolean): Promise<void> {
  const port = readPort(process.env.PORT);
  const publicFolder = resolve("public");
  if (!existsSync(resolve(publicFolder, "index.html"))) {
    throw new StartProblem("public/ does not contain a built site. Run: npm run build");
  }

  const advice = adviceOnSite();

  const server = await createPreviewServer({
    publicFolder,
    messagesFile: resolve(messagesFile),
    failures,
    logger: { level: "warn" },
  });
  // "localhost" binds both 127.0.0.1 and ::1: browsers differ in which they try.
  await server.listen({ port, host: "localhost" }).catch((error: unknown) => {
    throw explainListenError(error, port);
  });
  if (advice !== undefined) console.error(advice);
  console.log(`Serving public/ on http://localhost:${port}`);

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close());
  }
}

/**
 * Serves `public/` in the current folder, the repository root under npm, until the process is stopped. With `failures`, tests can make the
 * mocks fail.
 */
export function serve({ failures }: { failures: boolean }): void {
  start(failures).catch((error: unknown) => {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 1;
  });
}
