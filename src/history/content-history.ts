import { git } from "./git";

/** When files of `content/` were changed, by path: ISO 8601 dates with time zone, the newest first. */
export type ContentHistory = ReadonlyMap<string, readonly string[]>;

const FOLDER = "content/";
/** Separates commits; file names cannot contain it. */
const COMMIT = "\0";

/** Git's output in a repository, or undefined if there is no history. Throws if git cannot read it: dates would vanish unnoticed. */
const ask = (repository: string, ...args: string[]): string | undefined => {
  const { output, fault } = git(repository, ...args);
  if (fault !== undefined) throw new Error(`git cannot read the history of ${FOLDER}: ${fault}`);
  return output;
};

const belowFolder = (path: string): string => path.slice(FOLDER.length);

/** Whether git has the whole history here: in a shallow clone the oldest commit seems to have made every file. */
export const hasHistory = (repository = "."): boolean => ask(repository, "rev-parse", "--is-shallow-repository")?.trim() === "false";

/**
 * The days on which content was changed, from git. A file that differs from its last commit is left out, because its day is not known
 * yet. Empty without git, outside a repository, and in a shallow clone; throws if git cannot read the repository.
 */
export const contentHistory = (repository = "."): ContentHistory => {
  const inRepository = (...args: string[]) => ask(repository, ...args);
  if (!hasHistory(repository)) return new Map();
  const log = inRepository("log", "--format=%x00%cI", "--name-only", "--relative", "--no-renames", "--", FOLDER);
  if (log === undefined) return new Map();
  const changed = inRepository("diff", "HEAD", "--name-only", "--relative", "--no-renames", "-z", "--", FOLDER) ?? "";

  const days = new Map<string, string[]>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter((line) => line !== "");
    for (const file of files.map(belowFolder)) days.set(file, [...(days.get(file) ?? []), date]);
  }
  for (const file of changed.split("\0")) days.delete(belowFolder(file));
  return days;
};

/** The latest day on which one of several files changed; undefined when that of any is not known, because that one may be the latest. */
export const lastChange = (history: ContentHistory, files: readonly string[]): string | undefined => {
  const dates = files.map((file) => history.get(file)?.[0]);
  if (dates.some((date) => date === undefined)) return undefined;
  return dates.sort((one, other) => Date.parse(other ?? "") - Date.parse(one ?? ""))[0];
};

const DATE_LINE = /^[-+]lastUpdated: ["']?(\d{4}-\d{2}-\d{2})/gmu;

/**
 * The days that a legal text has given as its last update before the present one, the newest first. They come from the text's own line in
 * earlier commits, not from the commits' dates: a misspelt word that was fixed made no new version. Empty and throwing as
 * {@link contentHistory} does.
 */
export const earlierVersions = (path: string, lastUpdated: string, repository = "."): string[] => {
  if (!hasHistory(repository)) return [];
  const log = ask(repository, "log", "--format=", "--patch", "--unified=0", "--no-renames", "-G^lastUpdated:", "--", `${FOLDER}${path}`);
  const days = [...(log ?? "").matchAll(DATE_LINE)].map(([, day = ""]) => day);
  return [...new Set(days)]
    .filter((day) => day < lastUpdated)
    .sort()
    .reverse();
};
