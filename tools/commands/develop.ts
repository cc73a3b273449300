/** `npm run develop`: Gatsby's development server, with the preview server's mocks (see `developMiddleware` in gatsby-config.ts). */
import { lockFolder } from "../../src/build-record/folder-lock";
import { readArguments } from "../support/arguments.mjs";
import { localEnvironment } from "../support/environment.mjs";
import { run } from "../support/run.mjs";
import { readVariables } from "../support/variables";

const USAGE = `Usage: npm run develop [-- --port NUMBER] [--host NAME] [--open]

  --port NUMBER  the port to use instead of 8000; setting PORT does the same
  --host NAME    the address to listen on; 0.0.0.0 lets other machines see the site
  --open         opens the site in the browser`;

const develop = async (): Promise<number> => {
  const taken = await lockFolder();
  if (taken !== undefined) console.error(taken);
  if (taken !== undefined) return 1;
  const env = { ...localEnvironment(), GATSBY_TELEMETRY_DISABLED: "1" };
  return run(process.execPath, ["node_modules/gatsby/cli.js", "develop", ...process.argv.slice(2)], { env });
};

readArguments(USAGE, { port: { type: "string" }, host: { type: "string" }, open: { type: "boolean" } });
readVariables("development");
void develop().then((code) => {
  process.exitCode = code;
});
