/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lockFolder, unlockFolder } from "./folder-lock";

const LOCK = ".local/build.lock";
const tsx = pathToFileURL(require.resolve("tsx")).href;
const home = process.cwd();
let folder: string;

/** Another process in this folder that asks for it, says what it was told, and goes on running. */
const another = async (env = process.env) => {
  const script = `console.log(String(require(${JSON.stringify(join(__dirname, "folder-lock.ts"))}).lockFolder())); setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ["--import", tsx, "--eval", script], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const [said] = (await once(program.stdout.setEncoding("utf8"), "data")) as [string];
  const kill = async (): Promise<void> => {
    program.kill("SIGKILL");
    await once(program, "exit");
  };
  return { said: said.trim(), kill, id: program.pid };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  process.chdir(folder);
});

afterEach(() => {
  unlockFolder();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it("keeps a folder from others until it is given back", () => {
  expect(lockFolder()).toBeUndefined();
  expect(lockFolder()).toBeUndefined();
  unlockFolder();
  expect(existsSync(LOCK)).toBe(false);
});

it("refuses a folder in which another process is at work, and takes it once that was killed", async () => {
  const { said, kill, id } = await another();
  expect(said).toBe("undefined");
  expect(lockFolder()).toBe(
    `Another build or development server is at work in this folder (process ${id}). Wait until it ends, or end it. If there is none, delete .local/build.lock.`,
  );
  unlockFolder();
  expect(existsSync(LOCK)).toBe(true);

  await kill();
  expect(lockFolder()).toBeUndefined();
});

it("lets the programs go on that whoever holds the folder has started", async () => {
  lockFolder();
  const child = await another();
  const stranger = await another({ ...process.env, SITE_BUILD_PROCESS: "" });
  await Promise.all([child.kill(), stranger.kill()]);

  expect(child.said).toBe("undefined");
  expect(stranger.said).toContain(`(process ${process.pid})`);
});

it("takes a folder whose lock names nobody", () => {
  lockFolder();
  writeFileSync(LOCK, "no process");
  expect(lockFolder()).toBeUndefined();
});
