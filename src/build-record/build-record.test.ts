/** @jest-environment node */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gitIn } from "../../tools/jest/git.testing";
import { temporaryFolder, writeBelow } from "../../tools/jest/temporary-folder.testing";
import { beginRun, finishBuild, lastBuild, isBuilt, isFromTheseSources } from "./build-record";

const VARIABLES = { GATSBY_API_BASE_URL: "https://api.example.com", GATSBY_MEDIA_BASE_URL: "", SITE_ENV: "production", PATH: "/bin" };
const PAGE = "public/index.html";
let folder: string;

const write = (file: string, text: string): void => writeBelow(".", file, text);

/** Imitates a build: writes Gatsby's cache, webpack's cache, a page and the files for nginx. */
const build = (happen?: () => void): string | undefined => {
  beginRun();
  for (const file of [".cache/caches-lmdb/data.mdb", ".cache/webpack/pack", PAGE, "deploy/nginx/generated/headers.conf"])
    write(file, "made");
  happen?.();
  return finishBuild(VARIABLES);
};

const git = (...args: string[]): string => gitIn(".", args);

beforeEach(() => {
  folder = join(temporaryFolder(), "site");
  mkdirSync(folder);
  process.chdir(folder);
  write("content/site.yaml", "name: One");
  build();
});

/** What the next run finds of the previous one: its site, and webpack's cache. */
const found = (): { site: boolean; webpack: boolean } => {
  beginRun();
  return { site: existsSync(PAGE), webpack: existsSync(".cache/webpack/pack") };
};

describe("a run", () => {
  it("continues from a successful build, whatever has been edited since", () => {
    write("content/site.yaml", "name: Two");

    expect(found()).toEqual({ site: true, webpack: true });
  });

  it.each([
    ["a run was interrupted", () => beginRun()],
    ["the site was changed", () => write(PAGE, "changed")],
    ["Gatsby's cache was removed", () => rmSync(".cache/caches-lmdb", { recursive: true })],
    ["the generated nginx files were removed", () => rmSync("deploy/nginx/generated", { recursive: true })],
    ["git now has the full history", () => git("init", "--quiet")],
  ])("starts from scratch if %s", (_what, happen) => {
    happen();

    expect(found()).toEqual({ site: false, webpack: true });
  });

  it.each([
    ["without a record", () => rmSync(".local", { recursive: true })],
    ["whose record is incomplete", () => write(".local/build-record.json", '{ "folder":')],
    [
      "that was moved here",
      () => {
        renameSync(folder, `${folder}-moved`);
        process.chdir(`${folder}-moved`);
      },
    ],
  ])("starts from scratch, webpack included, in a folder %s", (_what, happen) => {
    happen();

    expect(found()).toEqual({ site: false, webpack: false });
  });
});

describe("a finished build", () => {
  const isFromHere = (): boolean => {
    const last = lastBuild();
    return typeof last !== "string" && isFromTheseSources(last);
  };

  it("is recorded with its variables and recognised as made from the current sources", () => {
    expect(lastBuild()).toMatchObject({ variables: { GATSBY_API_BASE_URL: "https://api.example.com", SITE_ENV: "production" } });
    expect(lastBuild()).not.toHaveProperty("variables.PATH");
    expect(isFromHere()).toBe(true);
    expect(isBuilt(VARIABLES)).toBe(true);
  });

  it.each([
    [
      "a page was edited by hand",
      "Something in public/ or deploy/nginx/generated/ has changed since the build.",
      () => write(PAGE, "changed"),
    ],
    [
      "a page was added by hand",
      "Something in public/ or deploy/nginx/generated/ has changed since the build.",
      () => write("public/draft.html", ""),
    ],
    ["another run began", "The last build did not finish, or `npm run develop` has run since.", () => beginRun()],
    ["its record was lost", "No build has finished in this folder.", () => rmSync(".local", { recursive: true })],
  ])("no longer counts once %s", (_what, sentence, happen) => {
    happen();

    expect(lastBuild()).toBe(sentence);
    expect(isBuilt(VARIABLES)).toBe(false);
  });

  it("does not count for other variables, or once the sources are edited", () => {
    expect(isBuilt({ ...VARIABLES, GATSBY_API_BASE_URL: "" })).toBe(false);
    write("content/site.yaml", "name: Two");

    expect(isFromHere()).toBe(false);
    expect(isBuilt(VARIABLES)).toBe(false);
  });

  it.each([
    ["a file that it reads", () => write("content/site.yaml", "name: Two")],
    ["the commit", () => git("commit", "--quiet", "--allow-empty", "--message", "Two")],
  ])("does not count if %s changed while it ran", (_what, happen) => {
    git("init", "--quiet");
    git("commit", "--quiet", "--allow-empty", "--message", "One");

    expect(build(happen)).toBe("The site's sources have changed during the build. Build it again.");
    expect(lastBuild()).toBe("The last build did not finish, or `npm run develop` has run since.");
    expect(build()).toBeUndefined();
  });

  it("ignores hidden files that operating systems leave in folders, but not .well-known", () => {
    for (const folder of ["public", "content"]) write(`${folder}/.DS_Store`, "seen by the Finder");
    expect(isBuilt(VARIABLES)).toBe(true);

    write("public/.well-known/security.txt", "changed");
    expect(isBuilt(VARIABLES)).toBe(false);
  });

  it("does not depend on tests, fixtures or developers' documentation", () => {
    for (const file of [
      "src/a/a.test.tsx",
      "src/a.testing.ts",
      "src/content-check/fixtures/faq.yaml",
      "src/a/README.md",
      "content/README.md",
    ])
      write(file, "\n");
    expect(isBuilt(VARIABLES)).toBe(true);
  });

  it.each(["static/README.md", "content/media/light-fixtures.webp", "content/media/fixtures/lamp.webp"])(
    "depends on %s, which is served",
    (file) => {
      write(file, "changed");
      expect(isBuilt(VARIABLES)).toBe(false);
    },
  );

  it("names its commit, and records whether any file differed from it", () => {
    expect(lastBuild()).toMatchObject({ commit: null, isCommitted: false });

    write(".gitignore", "public\n.cache\n.local\ndeploy\n");
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message", "One");
    build();

    expect(lastBuild()).toMatchObject({ commit: git("rev-parse", "HEAD").trim(), isCommitted: true });

    write("content/new.yaml", "new: page");
    build();

    expect(lastBuild()).toMatchObject({ isCommitted: false });
  });
});
