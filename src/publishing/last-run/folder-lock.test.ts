/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { addressOf, lockFolder, unlockFolder } from "./folder-lock";

const SOCKET = ".local/build.socket";
const TAKEN = "Another build or development server is running in this folder. Wait for it to end, or stop it.";
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** Another process in this folder that requests the lock, prints what it was told, and continues running. */
const another = async (env = process.env) => {
  const lock = `require(${JSON.stringify(join(__dirname, "folder-lock.ts"))}).lockFolder()`;
  const script = `${lock}.then((told) => console.log(String(told))); setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ["--import", tsx, "--eval", script], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [said] = (await once(program.stdout.setEncoding("utf8"), "data")) as [string];
  const kill = async (): Promise<void> => {
    program.kill("SIGKILL");
    await once(program, "exit");
  };
  return { said: said.trim(), kill };
};

beforeEach(() => process.chdir(temporaryFolder()));
afterEach(unlockFolder);

it("keeps a folder until it is given back", async () => {
  expect(await lockFolder()).toBeUndefined();
  expect(await lockFolder()).toBeUndefined();
  unlockFolder();
  expect(existsSync(SOCKET)).toBe(false);
});

it("listens where Windows can: on a pipe of each folder's own", () => {
  const [one, same, other] = ["C:\\one", "C:\\one", "C:\\other"].map((folder) => addressOf(folder, "win32"));

  expect(one).toMatch(/^\\\\\.\\pipe\\site-build-\w{64}$/u);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it("refuses a folder that another process is working in, and takes it once that one is killed", async () => {
  const { said, kill } = await another();
  expect(said).toBe("undefined");
  expect(await lockFolder()).toBe(TAKEN);
  unlockFolder();
  expect(await lockFolder()).toBe(TAKEN);

  await kill();
  expect(existsSync(SOCKET)).toBe(true);
  expect(await lockFolder()).toBeUndefined();
});

it("gives a killed process's folder to only one of two others", async () => {
  await (await another()).kill();
  const two = await Promise.all([another(), another()]);
  await Promise.all(two.map(({ kill }) => kill()));

  expect(two.map(({ said }) => said).sort()).toEqual([TAKEN, "undefined"]);
});

it("does not wait for a process that was killed while it replaced another", async () => {
  await (await another()).kill();
  mkdirSync(`${SOCKET}.clearing`);
  expect(await lockFolder()).toBe(TAKEN);

  const minuteAgo = Date.now() / 1000 - 60;
  utimesSync(`${SOCKET}.clearing`, minuteAgo, minuteAgo);
  expect(await lockFolder()).toBeUndefined();
  expect(existsSync(`${SOCKET}.clearing`)).toBe(false);
});

it("lets programs started by the process that holds the folder continue", async () => {
  await lockFolder();
  const child = await another();
  const stranger = await another({ ...process.env, SITE_BUILD_FOLDER: "" });
  await Promise.all([child.kill(), stranger.kill()]);

  expect(child.said).toBe("undefined");
  expect(stranger.said).toBe(TAKEN);
});
