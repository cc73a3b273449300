import { explain } from "../../src/build/check-content/explain";
import { toJsonSchema } from "../../src/content-model/json-schema";
import type { Field } from "./new-kind";
import { Refusal } from "./refusal";

/** Asks in the terminal; resolves to what was typed. */
export type Ask = (question: string) => Promise<string>;

/** What is wrong with an answer, in the words of the content check; undefined when it fits its field. */
const problemOf = ({ model }: Field, answer: string): string | undefined => {
  const issues = model.safeParse(answer).error?.issues ?? [];
  return explain(issues, answer, toJsonSchema(model)).at(0)?.message;
};

const askFor = async (field: Field, ask: Ask): Promise<string> => {
  let complaint = field.description;
  for (;;) {
    const answer = (await ask(`${complaint}\n${field.flag}: `)).trim();
    const problem = problemOf(field, answer);
    if (problem === undefined) return answer;
    complaint = `${field.flag} ${problem}.`;
  }
};

const checkGiven = (fields: readonly Field[], given: Readonly<Record<string, string>>): void => {
  const problems = fields.flatMap((field) => {
    const answer = given[field.flag];
    const problem = answer === undefined ? undefined : problemOf(field, answer);
    return problem === undefined ? [] : [`--${field.flag} ${problem}.`];
  });
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
};

/**
 * The answers for all fields: those given as flags, and those asked for, again until they fit. Without anybody to ask, whatever is
 * missing is refused by its flag. Optional fields are not asked for.
 */
export const collectAnswers = async (
  fields: readonly Field[],
  given: Readonly<Record<string, string>>,
  ask: Ask | undefined,
): Promise<Record<string, string>> => {
  checkGiven(fields, given);
  const missing = fields.filter(({ flag, isOptional }) => !isOptional && given[flag] === undefined);
  if (missing.length > 0 && !ask) {
    throw new Refusal(`Missing:\n${missing.map(({ flag, description }) => `  --${flag}  ${description}`).join("\n")}`);
  }
  const answers: Record<string, string> = { ...given };
  for (const field of missing) if (ask) answers[field.flag] = await askFor(field, ask);
  return answers;
};
