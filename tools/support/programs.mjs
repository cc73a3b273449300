/**
 * Finds and installs the programs that the browser tests need. Where only package registries can be reached, the test tools cannot download
 * them, so all come from Debian's packages. They are installed only as root, which needs no prompt.
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const CHROMIUM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELL = ["chromium-headless-shell", "chrome-headless-shell"];
/** Where it is on macOS and Windows, outside the `PATH`. */
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.ProgramFiles ?? "", "Google/Chrome/Application/chrome.exe"),
];
const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT = "/usr/bin/WebKitWebDriver";
const NGINX = "/usr/sbin/nginx";

/** @param {readonly string[]} programs */
const onPath = (programs) => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(existsSync);
};

/** @param {readonly string[]} files */
const areThere = (...files) => files.every((file) => existsSync(file));

/** Path of an installed Chromium, or undefined. `CHROMIUM_PATH` takes precedence even if it is wrong, so that the user sees the error. */
export const findChromium = () => process.env.CHROMIUM_PATH || (onPath(CHROMIUM) ?? ELSEWHERE.find(existsSync));

/**
 * Path of an installed headless shell: the same engine without windows, which take half of a test's time. If there is none, or if
 * `CHROMIUM_PATH` is set, the path of {@link findChromium}.
 */
export const findHeadlessShell = () => process.env.CHROMIUM_PATH || (onPath(SHELL) ?? findChromium());

/** Path of Firefox ESR, or undefined. */
export const findFirefox = () => (areThere(FIREFOX) ? FIREFOX : undefined);

/** Path of the driver of WebKitGTK, Safari's engine, or undefined. */
export const findWebKit = () => (areThere(WEBKIT, "/usr/bin/Xvfb", "/usr/lib/python3/dist-packages/gi") ? WEBKIT : undefined);

/** Path of nginx, or undefined. */
export const findNginx = () => (areThere(NGINX) ? NGINX : undefined);

/** @type {readonly { name: string, packages: readonly string[], find: () => unknown }[]} */
const PROGRAMS = [
  { name: "Chromium", packages: ["chromium"], find: findChromium },
  { name: "its headless shell", packages: ["chromium-headless-shell"], find: () => process.env.CHROMIUM_PATH || onPath(SHELL) },
  { name: "Firefox ESR", packages: ["firefox-esr"], find: findFirefox },
  {
    name: "WebKitGTK",
    packages: [
      ...["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-gtk-3.0", "gir1.2-webkit2-4.1"],
      ...["gstreamer1.0-libav", "gstreamer1.0-plugins-bad"],
    ],
    find: findWebKit,
  },
  { name: "nginx", packages: ["nginx", "openssl"], find: findNginx },
];

const missing = () => PROGRAMS.filter(({ find }) => !find());

/** Installs what is missing without starting any services: Debian's packages start none in runlevel 1. */
const install = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  console.log(
    `Installing ${missing()
      .flatMap(({ packages }) => packages)
      .join(", ")} for the browser tests ...`,
  );
  await run("apt-get", ["update", "-qq"], { env });
  // One at a time, so that a Debian release that lacks one package still gets the others.
  for (const { packages } of missing()) await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
};

/** Installs what it can, and returns an exit code: the tests need Chromium everywhere, and in CI every program. */
export const ensurePrograms = async () => {
  if (missing().length > 0 && existsSync("/etc/debian_version") && process.getuid?.() === 0) await install();
  const chromium = findChromium();
  if (chromium === undefined || !existsSync(chromium)) {
    console.error(
      chromium === undefined
        ? "The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program."
        : `CHROMIUM_PATH is "${chromium}", which does not exist.`,
    );
    return 1;
  }
  const names = missing().map(({ name }) => name);
  if (names.length === 0) return 0;
  console.log(`Not installed, because that requires Debian and root: ${names.join(", ")}. The browser tests will run without.`);
  return process.env.CI && names.some((name) => name !== "its headless shell") ? 1 : 0;
};
