/** `npm start`: from a fresh clone to the site on http://localhost:9000. Installs and builds only what has changed. */
import { isBuilt } from "./build-stamp.mjs";
import { localEnvironment, readEnvFile } from "./environment.mjs";
import { prepare } from "./prepare.mjs";
import { runTypeScript } from "./run.mjs";

await prepare();
readEnvFile();
const env = localEnvironment();
if (!isBuilt(env)) {
  const code = await runTypeScript("tools/commands/build.ts", [], { env });
  if (code !== 0) process.exit(code);
}

// The server runs in this process: Ctrl-C and its exit code need no forwarding. tsx is imported late, as it may just have been installed.
const tsx = await import("tsx/cjs/api");
tsx.require("../preview-server/main.ts", import.meta.url);
