/** Playwright's `test` with one window of WebKitGTK, Safari's engine, on a virtual screen, for all journeys of a worker. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { test as base } from "@playwright/test";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "./free-port";
import { WEBKIT } from "./programs";
import { expect } from "./test";

/** Starts a screen of its own; X chooses the number and reports it on a pipe. */
const startScreen = async () => {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] ?? screen, "data")) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
};

const stop = async (program: ChildProcess) => {
  const ended = once(program, "exit");
  program.kill();
  await ended;
};

export const test = base.extend<object, { webKit: WebDriver }>({
  webKit: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const { screen, display } = await startScreen();
      const port = await freePort();
      const program = spawn(WEBKIT ?? "", [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: display } });
      const server = `http://localhost:${port}`;
      await expect(() => fetch(`${server}/status`)).toPass();
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
        .build();
      await use(driver);
      // The window closes before the driver has received its answer.
      await driver.quit().catch(() => undefined);
      await stop(program);
      await stop(screen);
    },
    { scope: "worker" },
  ],
});
