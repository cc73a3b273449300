/** `npm start`: from a fresh clone to the site on http://localhost:9000. Installs and builds only what has changed. */
import { portProblem } from "../preview-server/port.mjs";
import { readArguments } from "../support/arguments.mjs";
import { prepare } from "../support/prepare.mjs";

readArguments("Usage: npm start\n\nSet PORT to serve on a port other than 9000.", {});

const problem = portProblem(process.env.PORT);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
await prepare();

// The rest is TypeScript. It runs in this process, so that neither Ctrl-C nor the exit code needs forwarding. tsx is imported only now,
// because it may have just been installed.
const tsx = await import("tsx/cjs/api");
tsx.require("../support/build-and-serve.ts", import.meta.url);
