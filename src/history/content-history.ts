import { git } from "./git";

/** When files of `content/` were changed, by path: ISO 8601 dates with time zone, the newest first. */
export type ContentHistory = ReadonlyMap<string, readonly string[]>;

const FOLDER = "content/";
/** Separates commits; file names cannot contain it. */
const COMMIT = "\0";

/** Git's output in a repository; undefined if there is no history. Throws if git cannot read it, or dates would vanish unnoticed. */
const ask = (repository: string, ...args: string[]): string | undefined => {
  const { output, fault } = git(repository, ...args);
  if (fault !== undefined) throw new Error(`git cannot read the history of ${FOLDER}: ${fault}`);
  return output;
};

const belowFolder = (path: string): string => path.slice(FOLDER.length);

/** Whether the whole history is here. In a shallow clone, its oldest commit would seem to have created every file. */
export const hasHistory = (repository = "."): boolean => ask(repository, "rev-parse", "--is-shallow-repository")?.trim() === "false";

/**
 * When content was changed, according to git. A file that differs from the last commit is left out, because its date is not known
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

/** The latest change to any of several files; undefined if that of one is unknown, because it may be the latest. */
export const lastChange = (history: ContentHistory, files: readonly string[]): string | undefined => {
  const dates = files.map((file) => history.get(file)?.[0]);
  if (dates.some((date) => date === undefined)) return undefined;
  return dates.sort((one, other) => Date.parse(other ?? "") - Date.parse(one ?? ""))[0];
};

const DATE_LINE = /^[-+]lastUpdated: ["']?(\d{4}-\d{2}-\d{2})/gmu;

/**
 * The earlier dates that a legal text has stated as its last update, the newest first. They come from its `lastUpdated` in earlier commits,
 * not from the commits' dates, because correcting a misspelt word makes no new version. Empty, or throws, like {@link contentHistory}.
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
