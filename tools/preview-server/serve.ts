import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { createPreviewServer } from "./create-server";
import { messagesFile, readPort } from "./settings";
import { explainListenError, StartProblem } from "./start-problem";

async function start(failures: boolean): Promise<void> {
  const port = readPort(process.env.PORT);
  const publicFolder = resolve("public");
  if (!existsSync(resolve(publicFolder, "index.html"))) {
    throw new StartProblem("There is no built site in public/. Run: npm run build");
  }

  const server = await createPreviewServer({
    publicFolder,
    messagesFile: resolve(messagesFile),
    failures,
    logger: { level: "warn" },
  });
  // "localhost" binds 127.0.0.1 and ::1 alike: browsers differ in which of them they try.
  await server.listen({ port, host: "localhost" }).catch((error: unknown) => {
    throw explainListenError(error, port);
  });
  console.log(`Serving public/ on http://localhost:${port}`);

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close());
  }
}

/**
 * Serves `public/` of the current folder, which is the repository's root under npm, until the process is told to end.
 * With `failures`, tests can make the stand-ins fail.
 */
export function serve({ failures }: { failures: boolean }): void {
  start(failures).catch((error: unknown) => {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 1;
  });
}
