import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { createPreviewServer } from "./create-server";
import { messagesFile, readPort } from "./settings";
import { explainListenError, StartProblem } from "./start-problem";

/**
 * Serves `public/` of the current folder, which is the repository's root under npm.
 * With `--failures`, tests can make the stand-ins fail.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { failures: { type: "boolean" } } });
  const port = readPort(process.env.PORT);
  const publicFolder = resolve("public");
  if (!existsSync(resolve(publicFolder, "index.html"))) {
    throw new StartProblem("There is no built site in public/. Run: npm run build");
  }

  const server = await createPreviewServer({
    publicFolder,
    messagesFile: resolve(messagesFile),
    failures: values.failures ?? false,
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

main().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
});
