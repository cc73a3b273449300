/**
 * The engines besides Chromium: Firefox ESR, and WebKitGTK, which is Safari's. Both are Debian packages, since a test tool's own browsers
 * are not in any package registry.
 */
import { existsSync } from "node:fs";
import { installPackages, isDebianRoot } from "./debian.mjs";

const FIREFOX = { program: "/usr/bin/firefox-esr", packages: ["firefox-esr"] };
const WEBKIT = {
  program: "/usr/bin/WebKitWebDriver",
  packages: [
    "webkit2gtk-driver",
    "xvfb",
    "python3-gi",
    "gir1.2-gtk-3.0",
    "gir1.2-webkit2-4.1",
    "gstreamer1.0-libav",
    "gstreamer1.0-plugins-bad",
  ],
};

/** Path of Firefox, or undefined. */
export const findFirefox = () => (existsSync(FIREFOX.program) ? FIREFOX.program : undefined);

/** Path of WebKit's driver, or undefined. The screen and the window that it needs come later. */
export const findWebKit = () =>
  [WEBKIT.program, "/usr/bin/Xvfb", "/usr/lib/python3/dist-packages/gi"].every((file) => existsSync(file)) ? WEBKIT.program : undefined;

const isWhole = () => findFirefox() !== undefined && findWebKit() !== undefined;

/** Installs what is missing. Returns 0 even if an engine is still missing, except in CI, which must have all three. */
export const ensureEngines = async () => {
  if (!isWhole() && isDebianRoot()) await installPackages([...FIREFOX.packages, ...WEBKIT.packages], "the browser tests");
  const missing = [...(findFirefox() ? [] : ["Firefox ESR"]), ...(findWebKit() ? [] : ["WebKitGTK"])].join(" and ");
  if (missing === "") return 0;
  console.log(`${missing} cannot be installed here (they are Debian packages, installed as root); the browser tests continue without.`);
  return process.env.CI ? 1 : 0;
};
