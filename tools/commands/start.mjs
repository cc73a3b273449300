/** `npm start`: from a fresh clone to the site on http://localhost:9000. Gatsby builds only what has changed. */
import { portProblem } from "../preview-server/port.mjs";
import { readArguments } from "../support/arguments.mjs";
import { localEnvironment } from "../support/environment.mjs";
import { prepare } from "../support/prepare.mjs";
import { run, runTypeScript } from "../support/run.mjs";

readArguments("Usage: npm start\n\nSet PORT to serve on a port other than 9000.", {});

const problem = portProblem(process.env.PORT);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
await prepare();

const env = { ...process.env, ...localEnvironment(), GATSBY_TELEMETRY_DISABLED: "1" };
process.exitCode =
  (await run(process.execPath, ["node_modules/gatsby/cli.js", "build"], { env })) || (await runTypeScript("tools/preview-server/main.ts"));
