/**
 * What the last run of Gatsby in this folder left behind, so that no later one builds on a run that was cut short (ADR 32). Gatsby notes
 * that it has read a change before it has written the page that shows it: after an end in between, it takes the old page for the new one.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { fingerprintOfOutput, fingerprintOfSources } from "./fingerprint";

const RECORD = ".local/last-run.json";
/** Without it Gatsby forgets what it knows. */
const CACHE = ".cache/caches-lmdb";
const WEBPACK_CACHE = ".cache/webpack";
const PUBLIC = "public";

const finishedBuild = z.object({
  /** Fingerprints of what it read and of what it made. */
  sources: z.string(),
  output: z.string(),
  /** The variables that it was made with, those that were empty left out. None is secret. */
  variables: z.record(z.string(), z.string()),
  /** The commit that was checked out, and whether files differed from it; null outside of a repository. */
  commit: z.string().nullable(),
  isCommitted: z.boolean(),
});

const lastRun = z.object({
  /** Gatsby's cache names files by their absolute paths, so it is of no use in another folder. */
  folder: z.string(),
  /** Missing while a run is under way, after one that was cut short, and after a development server. */
  build: finishedBuild.optional(),
});

/** A build that ended well. */
export type FinishedBuild = z.infer<typeof finishedBuild>;

const readLastRun = (): z.infer<typeof lastRun> | undefined => {
  try {
    return lastRun.parse(JSON.parse(readFileSync(RECORD, "utf8")));
  } catch {
    // There is none, or it was cut short itself.
    return undefined;
  }
};

const writeLastRun = (run: z.infer<typeof lastRun>): void => {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(run, null, 2)}\n`);
};

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

const commitNow = (): Pick<FinishedBuild, "commit" | "isCommitted"> => {
  try {
    return { commit: git("rev-parse", "HEAD"), isCommitted: git("status", "--porcelain") === "" };
  } catch {
    return { commit: null, isCommitted: false };
  }
};

/** The variables that make one build differ from another. */
const variablesOf = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter((entry): entry is [string, string] => /^(?:GATSBY_|SITE_ENV$)/u.test(entry[0]) && Boolean(entry[1]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** What `lastBuild` says of a site that may be half written. */
export const UNFINISHED = "The last build did not finish, or `npm run develop` has run since.";

/** The build whose site lies in `public/`, or a sentence that says why there is none. */
export const lastBuild = (): FinishedBuild | string => {
  const run = readLastRun();
  if (run === undefined) return "No build has finished in this folder.";
  if (run.folder !== process.cwd()) return `The last build ran in another folder, ${run.folder}.`;
  if (run.build === undefined) return UNFINISHED;
  return run.build.output === fingerprintOfOutput()
    ? run.build
    : "Something in public/ or deploy/nginx/generated/ has changed since the build.";
};

/** Whether a build was made from the files that are here now. */
export const isFromTheseSources = ({ sources }: FinishedBuild): boolean => sources === fingerprintOfSources();

/** Whether `public/` holds the site that these files and this environment give. */
export const isBuilt = (environment: NodeJS.ProcessEnv): boolean => {
  const build = lastBuild();
  return (
    typeof build !== "string" && JSON.stringify(build.variables) === JSON.stringify(variablesOf(environment)) && isFromTheseSources(build)
  );
};

/**
 * Call before Gatsby writes anything. Where the last run did not end with a build, or stood in another folder, it starts from nothing: finding
 * no `public/` beside its cache, Gatsby deletes all that it knows (and keeps what webpack knows, which costs nothing in truth).
 */
export const beginRun = (): void => {
  const isContinued = existsSync(CACHE) && typeof lastBuild() !== "string";
  if (!isContinued) rmSync(PUBLIC, { recursive: true, force: true });
  if (readLastRun()?.folder !== process.cwd()) rmSync(WEBPACK_CACHE, { recursive: true, force: true });
  writeLastRun({ folder: process.cwd() });
};

/** Call when the site is complete, with the environment that it was made with. */
export const finishBuild = (environment: NodeJS.ProcessEnv): void => {
  writeLastRun({
    folder: process.cwd(),
    build: { sources: fingerprintOfSources(), output: fingerprintOfOutput(), variables: variablesOf(environment), ...commitNow() },
  });
};
