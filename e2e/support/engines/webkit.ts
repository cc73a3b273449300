/** WebKitGTK, Safari's engine, on a virtual screen: Playwright's own WebKit is not in any package registry. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { Builder, Capabilities } from "selenium-webdriver";
import { freePort } from "../free-port";

/** Starts a screen of its own; X chooses the number and reports it on a pipe. */
const startScreen = async () => {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] ?? screen, "data")) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
};

const stop = async (program: ChildProcess) => {
  const ended = once(program, "exit");
  program.kill();
  await ended;
};

const capabilities = new Capabilities({
  browserName: "WebKitGTK",
  "webkitgtk:browserOptions": { binary: resolve("e2e/support/engines/webkit-window.py"), args: [] },
});

/** Starts the browser, and returns it with a function that stops it. */
export const startWebKit = async () => {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const program = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "inherit",
    // No page needs sound or a session bus.
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1" },
  });
  const server = `http://localhost:${port}`;
  await expect(() => fetch(`${server}/status`)).toPass({ timeout: 10_000 });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const end = async () => {
    // The window closes before the driver has received its answer.
    await driver.quit().catch(() => undefined);
    await stop(program);
    await stop(screen);
  };
  return { driver, end };
};
