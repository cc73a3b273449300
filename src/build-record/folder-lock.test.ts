/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { addressOf, lockFolder, unlockFolder } from "./folder-lock";

const SOCKET = ".local/build.socket";
const TAKEN = "Another build or development server is running in this folder. Wait for it to end, or stop it.";
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** Starts another process in this folder, which requests the lock, prints the result and keeps running. */
const another = async (env = process.env) => {
  const lock = `require(${JSON.stringify(join(__dirname, "folder-lock.ts"))}).lockFolder()`;
  const script = `${lock}.then((refusal) => console.log(String(refusal))); setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ["--import", tsx, "--eval", script], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = (await once(program.stdout.setEncoding("utf8"), "data")) as [string];
  const kill = async (): Promise<void> => {
    program.kill("SIGKILL");
    await once(program, "exit");
  };
  return { printed: printed.trim(), kill };
};

beforeEach(() => process.chdir(temporaryFolder()));
afterEach(unlockFolder);

it("keeps a folder locked until it is unlocked", async () => {
  expect(await lockFolder()).toBeUndefined();
  expect(await lockFolder()).toBeUndefined();
  unlockFolder();
  expect(existsSync(SOCKET)).toBe(false);
});

it("listens on a named pipe of its own for each folder on Windows", () => {
  const [one, same, other] = ["C:\\one", "C:\\one", "C:\\other"].map((folder) => addressOf(folder, "win32"));

  expect(one).toMatch(/^\\\\\.\\pipe\\site-build-\w{64}$/u);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it("refuses a folder that another process has locked, and locks it once that process is killed", async () => {
  const { printed, kill } = await another();
  expect(printed).toBe("undefined");
  expect(await lockFolder()).toBe(TAKEN);
  unlockFolder();
  expect(await lockFolder()).toBe(TAKEN);

  await kill();
  expect(existsSync(SOCKET)).toBe(true);
  expect(await lockFolder()).toBeUndefined();
});

it("lets child processes of the one that locked the folder continue", async () => {
  await lockFolder();
  const child = await another();
  const stranger = await another({ ...process.env, SITE_BUILD_FOLDER: "" });
  await Promise.all([child.kill(), stranger.kill()]);

  expect(child.printed).toBe("undefined");
  expect(stranger.printed).toBe(TAKEN);
});
