/**
 * `deploy/release.sh`, with stand-ins for npm, nginx and systemctl that can be made to fail; e2e/drill.desktop.spec.ts runs it with a
 * real nginx. The script needs GNU's `sed` and `mv`.
 * @jest-environment node
 */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../jest/temporary-folder.testing";

const onLinux = process.platform === "linux" ? describe : describe.skip;
const SOURCES = join(__dirname, "../../deploy");
let site: string;

const program = (name: string, text: string): void => writeFileSync(join(site, "bin", name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

/** What the script prints: on stdout, or on stderr if it fails. */
const release = (): Promise<string> =>
  promisify(execFile)("sh", [join(site, "source/deploy/release.sh")], {
    env: { PATH: `${join(site, "bin")}:${process.env.PATH ?? ""}`, SITE: site },
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stderr: string }).stderr,
  );

const current = (): string => readlinkSync(join(site, "current"));
const older = (): string => join(site, "releases/old");
const newer = (): string => join(site, "releases/new");

beforeEach(() => {
  // This path contains the default one, so that replacing it twice would show.
  site = join(temporaryFolder(), "srv/site");
  for (const part of ["bin", "source", "releases/old", "releases/new"]) mkdirSync(join(site, part), { recursive: true });
  cpSync(SOURCES, join(site, "source/deploy"), { recursive: true });
  program("npm", `if [ "$2" = --silent ]; then cp -r deploy/nginx ${newer()} && echo ${newer()}; fi`);
  program("nginx", "exit 0");
  program("systemctl", "exit 0");
});

onLinux("a release", () => {
  it("goes online, with a configuration that names its own files", async () => {
    symlinkSync(older(), join(site, "current"));

    expect(await release()).toBe(`${newer()} is online.\n`);
    expect(current()).toBe(newer());
    const configuration = readFileSync(join(newer(), "nginx/locations.conf"), "utf8");
    // Until nginx is reloaded it serves the previous release, with that release's headers, wherever the link points.
    expect(configuration).toContain(`root ${newer()}/public;`);
    expect(configuration).not.toContain("/current/");
  });

  it.each(["nginx", "systemctl"])("is rolled back when %s fails", async (name) => {
    program(name, "exit 1");
    symlinkSync(older(), join(site, "current"));

    expect(await release()).toBe(`nginx rejected ${newer()}. What was online before still is.\n`);
    expect(current()).toBe(older());
  });

  it.each(["nginx", "systemctl"])("leaves nothing online when it is the first and %s fails", async (name) => {
    program(name, "exit 1");

    expect(await release()).toBe(`nginx rejected ${newer()}. Nothing is online yet.\n`);
    expect(existsSync(join(site, "current"))).toBe(false);
  });
});
