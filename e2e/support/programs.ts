/** The programs that the journeys need, as Debian installs them (`npm test` installs those that are missing), and ports for them. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";

const find = (...files: string[]): string | undefined => files.find(existsSync);

/** Chromium, or the program that `CHROMIUM_PATH` names; undefined for Playwright's own. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ||
  find("/usr/bin/chromium", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

export const FIREFOX = find("/usr/bin/firefox-esr");

/** The driver of WebKitGTK, Safari's engine: Playwright's own WebKit is not in any package registry. */
export const WEBKIT = find("/usr/bin/Xvfb") && find("/usr/bin/WebKitWebDriver");

export const NGINX = find("/usr/sbin/nginx");

/** A port that is currently free. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};
