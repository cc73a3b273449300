import { parseArgs } from "node:util";
import { checkContent, readSituation } from "../../src/build/check-content/check-content";
import { formatProblem, isError } from "../../src/build/check-content/problem";
import { didYouMean } from "../../src/build/check-content/words";
import { noColours } from "../../src/build/report-problems/colours";
import { textReport } from "../../src/build/report-problems/text-report";
import { type Ask, collectAnswers } from "./answers";
import { newKinds } from "./kinds";
import type { NewKind } from "./new-kind";
import { Refusal } from "./refusal";
import { writeContent } from "./write-content";

const fieldLines = ({ fields }: NewKind): string[] =>
  fields.map(({ flag, description, isOptional }) => `  --${flag}  ${description}${isOptional ? " May be left out." : ""}`);

const overview = (): string =>
  [
    "npm run new -- KIND [flags]   writes a complete file that passes the content check, and teaches in its comments.",
    "In a terminal it asks for what no flag says.",
    "",
    ...Object.entries(newKinds).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`),
    "",
    "npm run new -- KIND --help lists a kind's flags.",
  ].join("\n");

const helpFor = (name: string, kind: NewKind): string =>
  [`npm run new -- ${name} [flags]`, kind.summary, "", ...fieldLines(kind)].join("\n");

const kindCalled = (name: string): NewKind => {
  const kind = Object.hasOwn(newKinds, name) ? newKinds[name] : undefined;
  if (!kind) throw new Refusal(`${name} is nothing that can be written. ${didYouMean(name, Object.keys(newKinds))}\n\n${overview()}`);
  return kind;
};

const readFlags = (name: string, kind: NewKind, args: readonly string[]) => {
  const options = Object.fromEntries(kind.fields.map(({ flag }) => [flag, { type: "string" as const }]));
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${helpFor(name, kind)}`);
  }
};

/**
 * Writes new content under `folder` as the arguments say, asking for what they leave out when there is somebody to ask. Resolves to what
 * to tell; rejects with a Refusal when nothing was written.
 */
export const create = async (folder: string, args: readonly string[], ask?: Ask): Promise<string> => {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h") return overview();
  const kind = kindCalled(name);
  const { help, ...given } = readFlags(name, kind, rest);
  if (help === true) return helpFor(name, kind);

  const errors = (await checkContent(folder)).filter(isError);
  if (errors.length > 0) throw new Refusal(`${errors.map(formatProblem).join("\n")}\nMend the content first; then something can be added.`);
  const answers = await collectAnswers(kind.fields, given, ask);
  const { situation } = await readSituation(folder);
  const plan = kind.plan(answers, situation);
  const advice = await writeContent(folder, plan);
  return [
    ...plan.files.map(({ path, isEdit }) => `${isEdit ? "Changed" : "Wrote"} content/${path}`),
    ...plan.next,
    ...(advice.length > 0 ? ["", textReport(advice, noColours)] : []),
  ].join("\n");
};
