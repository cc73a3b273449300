import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatProblem, isError, type Problem } from "../../src/content-check/problem";
import { applyChanges, type Change, problemsWith } from "../content-edits/changes";
import { Refusal } from "../support/refusal";
import type { Plan } from "./new-kind";

/** The changes that a plan makes. Throws a Refusal if a file would be overwritten. */
const changesOf = (folder: string, { files }: Plan): Change[] => {
  const taken = files.filter(({ path, isEdit }) => !isEdit && existsSync(join(folder, path)));
  if (taken.length > 0)
    throw new Refusal(taken.map(({ path }) => `content/${path} already exists. Choose another name, or edit it.`).join("\n"));
  return files.map(({ path, text }) => ({ path, content: text }));
};

/** Runs file operations, and turns file-system errors, such as a name that is too long, into a Refusal. */
const withFiles = async <Result>(use: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await use();
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new Refusal(`The content cannot be written: ${message}.`);
  }
};

/**
 * Carries out a plan, completely or not at all, and resolves to the content check's advice. Rejects with a Refusal if the check would find
 * an error or the user has left.
 */
export const writePlan = async (folder: string, plan: Plan, left?: AbortSignal): Promise<Problem[]> => {
  const problems = await withFiles(() => problemsWith(folder, changesOf(folder, plan)));
  const errors = problems.filter(isError);
  if (errors.length > 0) throw new Refusal(`${errors.map(formatProblem).join("\n")}\nNothing was written: the content would be invalid.`);
  left?.throwIfAborted();
  await withFiles(() => {
    applyChanges(folder, changesOf(folder, plan));
  });
  return problems.filter(({ file }) => plan.files.some(({ path }) => file === `content/${path}`));
};
