/** `npm run develop`: Gatsby's development server, with the preview server's stand-ins (see `developMiddleware` in gatsby-config.ts). */
import { lockFolder } from "../../src/publishing/last-run/folder-lock";
import { localEnvironment } from "./environment.mjs";
import { run } from "./run.mjs";
import { readVariables } from "./variables";

const develop = async (): Promise<number> => {
  const taken = await lockFolder();
  if (taken !== undefined) console.error(taken);
  if (taken !== undefined) return 1;
  const env = { ...localEnvironment(), GATSBY_TELEMETRY_DISABLED: "1" };
  return run(process.execPath, ["node_modules/gatsby/cli.js", "develop", ...process.argv.slice(2)], { env });
};

readVariables("development");
void develop().then((code) => {
  process.exitCode = code;
});
