import { parseArgs } from "node:util";
import { checkContent } from "../../src/content-check/check-content";
import { formatProblem, isError } from "../../src/content-check/problem";
import { readContent } from "../../src/content-check/reading/read-content";
import { didYouMean } from "../../src/content-model/words";
import { Refusal } from "../support/refusal";
import { askForMissing, problemsOfGiven } from "./answers";
import { newKinds } from "./kinds";
import type { Answers, Field, NewKind } from "./new-kind";
import type { Terminal } from "./terminal";
import { writePlan } from "./write-content";

const overview = (): string =>
  [
    "npm run new -- KIND [flags]   creates a complete file with explanatory comments, which passes the content check.",
    "In a terminal, it asks for whatever is not given as a flag.",
    "",
    ...Object.entries(newKinds).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`),
    "",
    "npm run new -- KIND --help lists a kind's flags.",
  ].join("\n");

const helpFor = (name: string, { summary }: NewKind, fields: readonly Field[]): string =>
  [
    `npm run new -- ${name} [flags]`,
    summary,
    "",
    ...fields.map(({ flag, description, isOptional }) => `  --${flag}  ${description}${isOptional ? " May be left out." : ""}`),
  ].join("\n");

const kindCalled = (name: string): NewKind => {
  const kind = Object.hasOwn(newKinds, name) ? newKinds[name] : undefined;
  if (!kind)
    throw new Refusal(`${name} is not something this command can create. ${didYouMean(name, Object.keys(newKinds))}\n\n${overview()}`);
  return kind;
};

/** The values of the flags; undefined for --help. Throws a Refusal, with the help, for an unknown flag. */
const readFlags = (fields: readonly Field[], args: readonly string[], help: string): Answers | undefined => {
  const options = Object.fromEntries(fields.map(({ flag }) => [flag, { type: "string" as const }]));
  try {
    const { help: isAsked, ...given } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: "boolean", short: "h" } },
    }).values;
    return isAsked === true ? undefined : given;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
};

/**
 * Writes new content under `folder` from the arguments, asking for missing values if possible. Resolves to the message for the user;
 * rejects with a Refusal when nothing was written.
 */
export const create = async (folder: string, args: readonly string[], terminal?: Omit<Terminal, "close">): Promise<string> => {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h") return overview();
  const kind = kindCalled(name);
  const { content } = await readContent(folder);
  const fields = kind.fields(content);
  const help = helpFor(name, kind, fields);
  const given = readFlags(fields, rest, help);
  if (!given) return help;

  const wrong = problemsOfGiven(fields, given, terminal !== undefined);
  if (wrong.length > 0) throw new Refusal([...wrong, "", help].join("\n"));
  const errors = (await checkContent(folder)).filter(isError);
  if (errors.length > 0) throw new Refusal(`${errors.map(formatProblem).join("\n")}\nFix the content first, then try again.`);
  const answers = terminal ? await askForMissing(fields, given, terminal.ask) : given;

  const plan = kind.plan(answers, content);
  const advice = await writePlan(folder, plan, terminal?.left);
  return [
    ...plan.files.map(({ path, isEdit }) => `${isEdit ? "Changed" : "Wrote"} content/${path}`),
    ...plan.next,
    ...(advice.length > 0 ? ["", "Advice from the content check, which does not stop the build:", ...advice.map(formatProblem)] : []),
  ].join("\n");
};
