import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/build/check-content/check-content";
import { formatProblem, isError, type Problem } from "../../src/build/check-content/problem";
import type { Plan } from "./new-kind";
import { Refusal } from "./refusal";

/** Writes a file and gives what takes it back. */
const write = (file: string, text: string): (() => void) => {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return () => {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  };
};

/**
 * Writes what was planned under the folder `content/`, so that the content check passes afterwards as it did before. Throws a Refusal, and
 * leaves everything as it was, when a file would be overwritten or when the check finds an error. Resolves to the advice that there is.
 */
export const writeContent = async (folder: string, { files }: Plan): Promise<Problem[]> => {
  const taken = files.filter(({ path, isEdit }) => !isEdit && existsSync(join(folder, path)));
  if (taken.length > 0)
    throw new Refusal(taken.map(({ path }) => `content/${path} exists already. Choose another name, or edit it.`).join("\n"));

  const undo = files.map(({ path, text }) => write(join(folder, path), text));
  const problems = await checkContent(folder);
  const errors = problems.filter(isError);
  if (errors.length === 0) return problems;
  for (const step of undo) step();
  throw new Refusal(`${errors.map(formatProblem).join("\n")}\nNothing was written: the content would not be in order.`);
};
