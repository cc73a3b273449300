/**
 * Records the last run of Gatsby in this folder, so that no later run builds on an interrupted one (ADR 32). Gatsby notes that it has read
 * a change before it writes the page that shows it: if it is interrupted in between, it treats the old page as up to date.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { hasHistory } from "../history/content-history";
import { git } from "../history/git";
import { PUBLIC } from "../publishing/public-folder";
import { fingerprintOfOutput, fingerprintOfSources } from "./fingerprint";

const RECORD = ".local/build-record.json";
/** Without it, Gatsby discards its cache. */
const CACHE = ".cache/caches-lmdb";
const WEBPACK_CACHE = ".cache/webpack";

const inputs = z.object({
  /** Fingerprint of the files that a build reads. */
  sources: z.string(),
  /** The commit that was checked out, and whether files differed from it; null outside a repository. */
  commit: z.string().nullable(),
  isCommitted: z.boolean(),
  /** Whether git had the full history; in a shallow clone, pages show no dates. */
  hasHistory: z.boolean(),
});

const finishedBuild = inputs.extend({
  /** Fingerprint of the files that the build wrote. */
  output: z.string(),
  /** The build's non-empty variables. None of them is secret. */
  variables: z.record(z.string(), z.string()),
});

const buildRecord = z.object({
  /** Gatsby's cache names files by their absolute paths, so it is of no use in another folder. */
  folder: z.string(),
  /** The run's inputs, as found before the content was checked. */
  begun: inputs.optional(),
  /** Missing during a run, after an interrupted one, and after a development server. */
  build: finishedBuild.optional(),
});

/** A successful build. */
export type FinishedBuild = z.infer<typeof finishedBuild>;

const readRecord = (): z.infer<typeof buildRecord> | undefined => {
  try {
    return buildRecord.parse(JSON.parse(readFileSync(RECORD, "utf8")));
  } catch {
    // The file does not exist, or writing it was interrupted.
    return undefined;
  }
};

const writeRecord = (run: z.infer<typeof buildRecord>): void => {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(run, null, 2)}\n`);
};

/** The inputs of a build that starts now. */
export const buildInputs = (): z.infer<typeof inputs> => {
  const commit = git(".", "rev-parse", "HEAD").output?.trim() ?? null;
  const isCommitted = commit !== null && git(".", "status", "--porcelain").output === "";
  return { sources: fingerprintOfSources(), commit, isCommitted, hasHistory: hasHistory() };
};

/** The variables that affect a build. */
const variablesOf = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter((entry): entry is [string, string] => /^(?:GATSBY_|SITE_ENV$)/u.test(entry[0]) && Boolean(entry[1]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Environment variable through which a command that has just checked the content passes the fingerprint of the checked sources to Gatsby's
 * hook.
 */
export const CHECKED = "SITE_CHECKED_SOURCES";

/** What `lastBuild` returns when the site may be incomplete. */
export const UNFINISHED = "The last build did not finish, or `npm run develop` has run since.";

/** The build in `public/`, or a sentence that explains why there is none. */
export const lastBuild = (): FinishedBuild | string => {
  const run = readRecord();
  if (run === undefined) return "No build has finished in this folder.";
  if (run.folder !== process.cwd()) return `The last build ran in another folder, ${run.folder}.`;
  if (run.build === undefined) return UNFINISHED;
  return run.build.output === fingerprintOfOutput()
    ? run.build
    : "Something in public/ or deploy/nginx/generated/ has changed since the build.";
};

/** Whether a build was made from the files that are here now. */
export const isFromTheseSources = ({ sources }: FinishedBuild): boolean => sources === fingerprintOfSources();

/** Whether `public/` is up to date with these files and this environment. */
export const isBuilt = (environment: NodeJS.ProcessEnv): boolean => {
  const build = lastBuild();
  return (
    typeof build !== "string" && JSON.stringify(build.variables) === JSON.stringify(variablesOf(environment)) && isFromTheseSources(build)
  );
};

/**
 * Call this before Gatsby writes anything, with the inputs as they were before the check: later edits are not part of this build. The run
 * starts from scratch if the last one did not finish a build or ran in another folder, or if git's history has become complete or shallow
 * since: pages show dates from it, which Gatsby does not track. To start from scratch, it removes `public/`: Gatsby then deletes its cache,
 * except webpack's, which is harmless.
 */
export const beginRun = (begun = buildInputs()): void => {
  const last = lastBuild();
  const isContinued = existsSync(CACHE) && typeof last !== "string" && last.hasHistory === begun.hasHistory;
  if (!isContinued) rmSync(PUBLIC, { recursive: true, force: true });
  if (readRecord()?.folder !== process.cwd()) rmSync(WEBPACK_CACHE, { recursive: true, force: true });
  writeRecord({ folder: process.cwd(), begun });
};

/**
 * Call this when the site is complete, with the environment that it was built with. If the inputs have changed since the build began, it is
 * unclear which pages show the change: the build then stays unfinished, and a sentence says so.
 */
export const finishBuild = (environment: NodeJS.ProcessEnv): string | undefined => {
  const begun = readRecord()?.begun;
  const { sources, commit } = buildInputs();
  if (begun?.sources !== sources || begun.commit !== commit) {
    return "The site's sources have changed during the build. Build it again.";
  }
  const build = { ...begun, output: fingerprintOfOutput(), variables: variablesOf(environment) };
  writeRecord({ folder: process.cwd(), build });
  return undefined;
};
