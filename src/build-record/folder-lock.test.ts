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

it("lets programs started by the process that holds the folder continue", async () => {
  await lockFolder();
  const child = await another();
  const stranger = await another({ ...process.env, SITE_BUILD_FOLDER: "" });
  await Promise.all([child.kill(), stranger.kill()]);

  expect(child.said).toBe("undefined");
  expect(stranger.said).toBe(TAKEN);
});
