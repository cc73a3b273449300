/**
 * A folder that stands in for the machine on which the runbook is followed. The commands are the runbook's own; where a test cannot act as
 * root on a whole machine, programs of the same names, earlier in the PATH, do the work:
 *
 * - `apt-get` installs nothing (the test has made sure of nginx), and `systemctl reload nginx` reloads, or starts, the nginx of the
 *   folder;
 * - `nginx` is the real one, with the folder's configuration and ports;
 * - `npm ci` links the installed packages, with `pages.ts` in place of Gatsby: that saves minutes and needs no network.
 *   Everything around it is real: the checks before a build, what is made beside the pages, the release. `DRILL=full` leaves npm alone.
 */
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mainConfiguration } from "../nginx-server";

const ROOT = resolve(".");
const IDENTITY = ["-c", "user.name=Drill", "-c", "user.email=drill@main.example"];

/** A machine, and what can be done on it. */
export interface Machine {
  /** Values of the runbook's variables. */
  values: Readonly<Record<string, string>>;
  /** Runs commands as if all in one shell: variables and the working folder persist. Resolves to their output; rejects if one fails. */
  run: (commands: string) => Promise<string>;
  /** Changes a file and commits it to the repository. */
  commit: (file: string, change: (text: string) => string) => void;
  stop: () => void;
}

const programs = (folder: string, nginx: string, [httpsPort, httpPort]: readonly [number, number]): Readonly<Record<string, string>> => ({
  "apt-get": "exit 0",
  nginx: `
    sed -i -E '/listen \\[::\\]/d; s/listen 443/listen 127.0.0.1:${httpsPort}/; s/listen 80/listen 127.0.0.1:${httpPort}/' $NGINX_FOLDER/conf.d/site.conf
    exec ${nginx} -p ${folder} -c $NGINX_FOLDER/nginx.conf -e ${folder}/error.log "$@"`,
  // The reload is over when no process with the old configuration answers any more.
  systemctl: `
    if [ ! -s ${folder}/nginx.pid ]; then nginx > ${folder}/started.log 2>&1; exit; fi
    old=$(pgrep -P "$(cat ${folder}/nginx.pid)")
    nginx -s reload
    for attempt in $(seq 200); do kill -0 $old 2> /dev/null || exit 0; sleep 0.05; done
    exit 1`,
  ...(process.env.DRILL !== "full" && {
    npm: `
    if [ "$1" != ci ]; then exec ${execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim()} "$@"; fi
    rm -rf node_modules && mkdir node_modules && ln -s ${ROOT}/node_modules/* ${ROOT}/node_modules/.bin node_modules/
    rm node_modules/gatsby && mkdir node_modules/gatsby
    echo 'require("child_process").execFileSync(process.execPath, ["--import", "tsx", "${ROOT}/e2e/support/drill/pages.ts"], { stdio: "inherit" })' \\
      > node_modules/gatsby/cli.js`,
  }),
});

/** Makes a repository of the files as they are here, uncommitted changes included. */
const makeRepository = (repository: string): void => {
  execFileSync("git", ["clone", "-q", "--shared", ROOT, repository]);
  const list = (...which: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...which], { cwd: ROOT, encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
  for (const file of list("-m", "-o", "--exclude-standard")) {
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(repository, file));
    else rmSync(join(repository, file));
  }
  execFileSync("git", ["add", "-A"], { cwd: repository });
  execFileSync("git", [...IDENTITY, "commit", "-q", "--allow-empty", "-m", "As it stands"], { cwd: repository });
};

/** The environment of the machine's programs, without the settings of this test run. */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATSBY_|SITE_ENV$|npm_)/u.test(name))),
  PATH: `${join(folder, "bin")}:${process.env.PATH ?? ""}`,
});

const inOneShell = (folder: string, commands: string): string => `
  set -euo pipefail
  if [ -f ${folder}/shell ]; then . ${folder}/shell; fi
  set -a
  ${commands}
  { export -p; printf 'cd %q\\n' "$PWD"; } > ${folder}/shell`;

/** Makes the machine, and the repository that it will clone. */
export const makeMachine = (
  nginx: { program: string; brotli: string },
  host: string,
  ports: readonly [https: number, http: number],
): Machine => {
  const folder = mkdtempSync(join(tmpdir(), "drill-"));
  chmodSync(folder, 0o755);
  const [repository, configuration] = [join(folder, "repository"), join(folder, "etc/nginx")];
  mkdirSync(join(configuration, "conf.d"), { recursive: true });
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(configuration, "nginx.conf"), mainConfiguration(folder, nginx.brotli, `${configuration}/conf.d/*.conf`));
  for (const [name, text] of Object.entries(programs(folder, nginx.program, ports))) {
    writeFileSync(join(folder, "bin", name), `#!/bin/bash\nset -e${text.startsWith("\n") ? text : `\n${text}`}\n`, { mode: 0o755 });
  }
  makeRepository(repository);

  return {
    values: {
      REPOSITORY: repository,
      HOST: host,
      PLATFORM: "127.0.0.1:9",
      SITE: join(folder, "srv/site"),
      TLS: join(folder, "etc/ssl/site"),
      NGINX_FOLDER: configuration,
      AT: `127.0.0.1:${ports[0]}`,
    },
    run: (commands) =>
      new Promise((done, fail) => {
        execFile(
          "bash",
          ["-c", `exec 2>&1\n${inOneShell(folder, commands)}`],
          { cwd: folder, env: environment(folder) },
          (error, printed) => (error ? fail(new Error(`${commands}\n${printed}`)) : done(printed)),
        );
      }),
    commit: (file, change) => {
      const path = join(repository, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
      execFileSync("git", [...IDENTITY, "commit", "-qam", "An editor's change"], { cwd: repository });
    },
    stop: () => {
      const file = join(folder, "nginx.pid");
      const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
      // `process.kill(0)` would kill this test itself.
      if (pid > 0) process.kill(pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
