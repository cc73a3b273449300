/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { freePort } from "../../e2e/support/free-port";
import { temporaryFolder } from "../jest/temporary-folder.testing";
import { readPort } from "./listen";

const tsx = pathToFileURL(require.resolve("tsx")).href;
const emptyFolder = temporaryFolder();

const builtSite = temporaryFolder({ "public/index.html": "<h1>Home</h1>", "public/404.html": "" });

/** Runs the command in a folder of its own, as npm does in the repository root. */
function run(cwd: string, port: string) {
  const program = spawn(process.execPath, ["--import", tsx, join(__dirname, "main.ts")], {
    cwd,
    env: { ...process.env, PORT: port },
  });
  return { program, problem: text(program.stderr), exit: once(program, "exit") };
}

it("serves public/ until Ctrl-C", async () => {
  const port = String(await freePort());
  const { program, problem, exit } = run(builtSite, port);
  const [firstLine] = (await once(program.stdout.setEncoding("utf8"), "data")) as [string];
  expect(firstLine).toBe(`Serving public/ on http://localhost:${port}\n`);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("<h1>Home</h1>");

  program.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
  expect(await problem).toBe("");
});

it.each(["abc", "0", "65536", "9000.5", "-1"])("refuses PORT=%s", (port) => {
  expect(() => readPort(port)).toThrow(`PORT must be a whole number from 1 to 65535, not "${port}".`);
});

it("suggests setting PORT when the port is taken", async () => {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const port = String((holder.address() as AddressInfo).port);
  const { problem, exit } = run(builtSite, port);

  expect(await exit).toEqual([1, null]);
  expect(await problem).toBe(`Port ${port} is already in use. Set PORT to a free one.\n`);
  holder.close();
});

it("says how to build the site when there is none", async () => {
  const { problem, exit } = run(emptyFolder, "9000");

  expect(await exit).toEqual([1, null]);
  expect(await problem).toBe("public/ does not contain a built site. Run: npm run build\n");
});
