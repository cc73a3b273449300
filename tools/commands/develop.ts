/** `npm run develop`: Gatsby's development server, with the preview server's stand-ins (see `developMiddleware` in gatsby-config.ts). */
import { forgetBuild } from "./build-stamp.mjs";
import { localEnvironment, readEnvFile } from "./environment.mjs";
import { run } from "./run.mjs";

readEnvFile();
// Its pages go to public/ as well, so what `npm start` serves must be built again.
forgetBuild();
const env = { ...localEnvironment(), GATSBY_TELEMETRY_DISABLED: "1" };
void run(process.execPath, ["node_modules/gatsby/cli.js", "develop", ...process.argv.slice(2)], { env }).then((code) => {
  process.exitCode = code;
});
