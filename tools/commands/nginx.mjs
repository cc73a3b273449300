/** Installs nginx for its test where no question is needed: on Debian, as root. Elsewhere the test is skipped and says why. */
import { existsSync } from "node:fs";
import { installPackages, isDebianRoot } from "./debian.mjs";

const PROGRAM = "/usr/sbin/nginx";
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const PACKAGES = ["nginx", "libnginx-mod-http-brotli-static", "openssl"];

/** nginx and its Brotli module as Debian installs them, or undefined. */
export const findNginx = () => ([PROGRAM, BROTLI].every((file) => existsSync(file)) ? { program: PROGRAM, brotli: BROTLI } : undefined);

/** Always 0: a missing nginx is not a fault of the site. */
export const ensureNginx = async () => {
  if (findNginx() !== undefined) return 0;
  if (!isDebianRoot()) {
    console.log("nginx is installed for its test on Debian only, and as root; its test is skipped.");
    return 0;
  }
  if ((await installPackages(PACKAGES, "its test")) !== 0) console.log("nginx could not be installed; its test is skipped.");
  return 0;
};
