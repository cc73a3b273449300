/**
 * Follows the runbook in docs/operating.md to the letter, in a folder that simulates a machine. It needs no browser, so one project is
 * enough.
 */
import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { findNginx } from "../tools/support/programs.mjs";
import { type Machine, makeMachine } from "./support/drill/machine";
import { readRunbook, withValues } from "./support/drill/runbook";
import { freePort } from "./support/free-port";
import { mainHost } from "./support/site";

const nginx = findNginx();
test.skip(nginx === undefined, "nginx and its Brotli module are installed on Debian only, as root: see tools/support/programs.mjs.");

const OLD_ADDRESS = "/address-of-the-drill";
const CHECK = 'npm run -s check:live -- "https://$HOST" --at "$AT"';
/** nginx keeps files open for half a minute. */
const RELOAD = "systemctl reload nginx";
const ask = (path: string): string => `curl -s -o /dev/null -D - --connect-to "::$AT" "https://$HOST${path}"`;
const live = ({ values }: Machine, file: string): string => join(values.SITE ?? "", "current/public", file);

/** Events on the machine before a step, which prove that the step is needed. */
const BEFORE: Readonly<Record<string, (machine: Machine) => Promise<void>>> = {
  "An editor's change": async ({ commit, run }) => {
    commit("content/redirects.yaml", (text) => `${text.trimEnd()}\n  - from: ${OLD_ADDRESS}\n    to: /\n`);
    expect(await run(ask(OLD_ADDRESS))).toContain(" 404");
  },
  "A bad release": async (machine) => {
    const [, path = ""] = /<loc>https:\/\/[^/]+(\/[^<]+)<\/loc>/u.exec(readFileSync(live(machine, "sitemap-0.xml"), "utf8")) ?? [];
    for (const ending of ["", ".br", ".gz"]) rmSync(live(machine, `${path}/index.html${ending}`), { force: true });
    await machine.run(RELOAD);
    await expect(machine.run(CHECK)).rejects.toThrow(`${path} returns 404 although the sitemap lists it.`);
  },
  "A lost cache": async ({ values }) => {
    for (const folder of ["public", ".cache", "node_modules/zod"]) {
      rmSync(join(values.SITE ?? "", "source", folder), { recursive: true, force: true });
    }
    mkdirSync(join(values.SITE ?? "", "source/.cache"));
  },
  "An expired security.txt": async (machine) => {
    const file = live(machine, ".well-known/security.txt");
    const text = readFileSync(file, "utf8");
    unlinkSync(file);
    writeFileSync(file, text.replace(/(?<=^Expires: )\d{4}/mu, "2020"));
    await machine.run(RELOAD);
    await expect(machine.run(CHECK)).rejects.toThrow("/.well-known/security.txt has expired. Build and release again.");
  },
  "A changed API host": async ({ run }) => {
    expect(await run(ask("/"))).toContain("connect-src 'self';");
  },
};

/** What to check after a step, besides what the runbook expects. */
const AFTER: Readonly<Record<string, (machine: Machine) => Promise<void>>> = {
  "An editor's change": async ({ run }) => expect(await run(ask(OLD_ADDRESS))).toMatch(/ 301\b/u),
  // The previous release did not have this address yet.
  "A bad release": async ({ run }) => expect(await run(ask(OLD_ADDRESS))).toContain(" 404"),
  "A lost cache": async ({ run }) => expect(await run(ask(OLD_ADDRESS))).toMatch(/ 301\b/u),
};

test("the runbook does what it says", async () => {
  if (!nginx) return;
  test.setTimeout(process.env.DRILL === "full" ? 7_200_000 : 600_000);
  const steps = readRunbook(readFileSync("docs/operating.md", "utf8"));
  expect(steps.map(({ heading }) => heading)).toEqual(expect.arrayContaining(Object.keys({ ...BEFORE, ...AFTER })));
  const machine = makeMachine(nginx, mainHost, [await freePort(), await freePort()]);
  try {
    for (const [index, { heading, blocks }] of steps.entries()) {
      await test.step(heading, async () => {
        await BEFORE[heading]?.(machine);
        for (const { commands, expected } of blocks) {
          const printed = await machine.run(index === 0 ? withValues(commands, machine.values) : commands);
          for (const words of expected) expect(printed, commands).toContain(words);
        }
        await AFTER[heading]?.(machine);
      });
    }
  } finally {
    machine.stop();
  }
});
