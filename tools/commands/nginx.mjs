/** Installs nginx for its test where no prompt is needed: on Debian, as root. Elsewhere the test is skipped and states why. */
import { existsSync } from "node:fs";
import { installPackages, isDebianRoot } from "./debian.mjs";

const PROGRAM = "/usr/sbin/nginx";
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const PACKAGES = ["nginx", "libnginx-mod-http-brotli-static", "openssl"];

/** nginx and its Brotli module as Debian installs them, or undefined. */
export const findNginx = () => ([PROGRAM, BROTLI].every((file) => existsSync(file)) ? { program: PROGRAM, brotli: BROTLI } : undefined);

/** Installs it if it is missing. Returns 0 even if it still is, except in CI, which must test the deployment. */
export const ensureNginx = async () => {
  if (!findNginx() && isDebianRoot()) await installPackages(PACKAGES, "its test");
  if (findNginx()) return 0;
  console.log("nginx cannot be installed here (it is a Debian package, installed as root); its tests are skipped.");
  return process.env.CI ? 1 : 0;
};
