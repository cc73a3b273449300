/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beginRun, type FinishedBuild, finishBuild, lastBuild } from "../../src/build-record/build-record";
import { gitIn } from "../jest/git.testing";
import { runProgram } from "../jest/run-program.testing";
import { temporaryFolder, writeBelow } from "../jest/temporary-folder.testing";
import type { Refusal } from "../support/refusal";
import { releaseProblem, releaseReminders } from "./release-problem";
import { writeRelease } from "./write-release";

const COMMAND = join(__dirname, "../commands/release.ts");
const MOCKS = { GATSBY_RECAPTCHA_SITE_KEY: "mock", GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" };
const page = `<h1>Home</h1>${"All of this is worth compressing. ".repeat(100)}`;

const write = (file: string, text: string): void => writeBelow(".", file, text);

/** A built site with these variables. */
const build = (variables: Record<string, string> = {}): FinishedBuild => {
  write("content/site.yaml", "name: One");
  beginRun();
  write("public/index.html", page);
  write("public/_headers", "for other hosts");
  write("public/dot.png", "a picture".repeat(1000));
  write("deploy/nginx/generated/headers.conf", "for nginx");
  finishBuild(variables);
  const finished = lastBuild();
  if (typeof finished === "string") throw new Error(finished);
  return finished;
};

/** Runs the command without the site's own variables. */
const run = (...args: string[]) => runProgram(COMMAND, args, { env: { PATH: process.env.PATH } });

const git = (...args: string[]): string => gitIn(".", args);

beforeEach(() => process.chdir(temporaryFolder()));

describe("a build", () => {
  it.each([
    [{}, {}],
    [{ SITE_ENV: "production" }, { SITE_ENV: "production" }],
    [{ SITE_ENV: "production" }, {}],
    [{ GATSBY_RECAPTCHA_SITE_KEY: "6Lc" }, { GATSBY_RECAPTCHA_SITE_KEY: "6Lc", GATSBY_API_BASE_URL: "", GATSBY_CPU_COUNT: "2" }],
  ])("made with %j may be released where the environment is %j", (variables, environment) => {
    expect(releaseProblem(build(variables), environment)).toBeUndefined();
  });

  it.each([
    [MOCKS, {}, "The site was built for this machine, by `npm start` or `npm test`, with a mock for the bot check."],
    [{}, { SITE_ENV: "production" }, "SITE_ENV is production, and the site was built without it: it may show samples."],
    [
      { GATSBY_API_BASE_URL: "https://old.example.com", GATSBY_RECAPTCHA_SITE_KEY: "6Lc" },
      { GATSBY_API_BASE_URL: "https://new.example.com" },
      "The site was built with a different GATSBY_API_BASE_URL, GATSBY_RECAPTCHA_SITE_KEY.",
    ],
  ])("made with %j is refused where the environment is %j", (variables, environment, sentence) => {
    expect(releaseProblem(build(variables), environment)).toBe(sentence);
  });

  it("of older content is refused", () => {
    const finished = build();
    write("content/site.yaml", "name: Two");

    expect(releaseProblem(finished, {})).toBe("The content or the code has changed since the site was built.");
  });
});

describe("a release", () => {
  it("contains what nginx serves, compressed copies, the configuration, and a record of what it was built from", async () => {
    const finished = build({ SITE_ENV: "production" });
    const release = await writeRelease(finished, "releases");
    const read = (file: string) => readFileSync(join(release, file));

    expect(readdirSync("releases")).toEqual([release.split("/").at(-1)]);
    expect(readdirSync(release, { recursive: true }).sort()).toEqual([
      "build.json",
      "nginx",
      "nginx/generated",
      "nginx/generated/headers.conf",
      "public",
      "public/dot.png",
      "public/index.html",
      "public/index.html.br",
      "public/index.html.gz",
    ]);
    expect([brotliDecompressSync(read("public/index.html.br")), gunzipSync(read("public/index.html.gz"))].map(String)).toEqual([
      page,
      page,
    ]);
    expect(JSON.parse(read("build.json").toString())).toEqual(finished);
  });

  it.each([
    ["public/releases", "public/releases is part of what is released. Name a folder outside of it."],
    ["./content", "./content is part of what is released. Name a folder outside of it."],
    ["file/releases", "file/releases cannot be written: ENOTDIR"],
  ])("is not written to %s", async (target, sentence) => {
    const finished = build();
    write("file", "");

    await expect(writeRelease(finished, target)).rejects.toThrow(
      expect.objectContaining({ message: expect.stringContaining(sentence) as string }) as Refusal,
    );
    expect(lastBuild()).toEqual(finished);
  });
});

it("comes with reminders that it may show samples, and that its source is in no commit", () => {
  write(".gitignore", "public\n.cache\n.local\ndeploy\nreleases\n");
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "--message", "One");

  expect(releaseReminders(build())).toEqual([
    "Built from uncommitted changes: its source cannot be identified later.",
    expect.stringMatching(/^SITE_ENV was not set when this was built, so samples were let through\./u),
  ]);
  git("add", "--all");
  git("commit", "--quiet", "--message", "Two");
  expect(releaseReminders(build({ SITE_ENV: "production" }))).toEqual([]);
});

describe("npm run release", () => {
  it("prints the release's path, and the reminders", async () => {
    build();
    const { code, stdout, stderr } = await run("releases");

    expect([code, stderr]).toEqual([0, expect.stringContaining("SITE_ENV was not set")]);
    expect(existsSync(join(stdout.trim(), "public/index.html"))).toBe(true);
  });

  it.each([
    ["without a folder", () => build(), [], "Name the folder: npm run release -- /srv/site/releases"],
    ["without a build", () => undefined, ["releases"], "No build has finished in this folder. Run: npm run build -- --clean"],
    [
      "after npm start",
      () => build(MOCKS),
      ["releases"],
      "The site was built for this machine, by `npm start` or `npm test`, with a mock for the bot check. Run: npm run build -- --clean",
    ],
  ])("refuses %s", async (_when, prepare, args, sentence) => {
    prepare();
    const { code, stderr } = await run(...args);

    expect([code, stderr]).toEqual([1, `${sentence}\n`]);
    expect(existsSync("releases")).toBe(false);
  });
});
