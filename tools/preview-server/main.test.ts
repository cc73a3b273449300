/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

import { makeFolder } from "./testing";

const tsx = pathToFileURL(require.resolve("tsx")).href;
const builtSite = makeFolder({ "public/index.html": "<h1>Home</h1>", "public/404.html": "" });
const emptyFolder = makeFolder();

/** Runs the command in a folder of its own, as npm runs it in the repository's root. */
function run(cwd: string, port: string) {
  const program = spawn(process.execPath, ["--import", tsx, join(__dirname, "main.ts")], {
    cwd,
    env: { ...process.env, PORT: port },
  });
  return { program, problem: text(program.stderr), exit: once(program, "exit") };
}

/** Takes a free port on the addresses of "localhost". */
async function takePort(): Promise<{ holder: Server; port: string }> {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  return { holder, port: String((holder.address() as AddressInfo).port) };
}

async function findFreePort(): Promise<string> {
  const { holder, port } = await takePort();
  holder.close();
  await once(holder, "close");
  return port;
}

it.each(["SIGINT", "SIGTERM"] as const)("serves public/ until %s", async (signal) => {
  const port = await findFreePort();
  const { program, exit } = run(builtSite, port);
  const [firstLine] = (await once(program.stdout.setEncoding("utf8"), "data")) as [string];
  expect(firstLine).toBe(`Serving public/ on http://localhost:${port}\n`);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("<h1>Home</h1>");

  program.kill(signal);
  expect(await exit).toEqual([0, null]);
});

it.each(["abc", "0", "65536", "9000.5", "-1"])("refuses PORT=%s", async (port) => {
  const { problem, exit } = run(builtSite, port);

  expect(await exit).toEqual([1, null]);
  expect(await problem).toBe(`PORT must be a whole number from 1 to 65535, not "${port}".\n`);
});

it("names PORT as the way out when the port is taken", async () => {
  const { holder, port } = await takePort();
  const { problem, exit } = run(builtSite, port);

  expect(await exit).toEqual([1, null]);
  expect(await problem).toBe(`Port ${port} is already in use. Set PORT to a free one.\n`);
  holder.close();
});

it("says how to get a site when none is built", async () => {
  const { problem, exit } = run(emptyFolder, "9000");

  expect(await exit).toEqual([1, null]);
  expect(await problem).toBe("There is no built site in public/. Run: npm run build\n");
});
