import { explain } from "../../src/content-check/single-file/explain";
import { toJsonSchema } from "../../src/content-model/json-schema";
import type { Answers, Field } from "./new-kind";

/** Asks a question in the terminal, and resolves to the typed answer. */
export type Ask = (question: string) => Promise<string>;

/** What is wrong with the answer to a field, in the content check's words; undefined if it is valid or absent. */
const problemOf = ({ flag, model }: Field, answers: Answers): string | undefined => {
  const answer = answers[flag];
  if (answer === undefined) return undefined;
  const issues = model.safeParse(answer).error?.issues ?? [];
  const problem = explain(issues, answer, toJsonSchema(model)).at(0);
  return problem && `${flag} ${problem.message}.`;
};

/** Asks for one field until the answer is valid. Returns no answer if the field is optional and left empty. */
const askFor = async (field: Field, ask: Ask): Promise<Answers> => {
  const prompt = `${field.flag}${field.isOptional ? " (may be left empty)" : ""}: `;
  for (let complaint = field.description; ;) {
    const text = (await ask(`${complaint}\n${prompt}`)).trim();
    const answer: Answers = text === "" && field.isOptional ? {} : { [field.flag]: text };
    const problem = problemOf(field, answer);
    if (problem === undefined) return answer;
    complaint = problem;
  }
};

const isMissingIn =
  (given: Answers) =>
  (field: Field): boolean =>
    given[field.flag] === undefined;

/** What is wrong with the answers given as flags, one line each. Reports missing ones only if no user can be asked. */
export const problemsOfGiven = (fields: readonly Field[], given: Answers, canAsk: boolean): string[] => {
  const wrong = fields.flatMap((field) => {
    const problem = problemOf(field, given);
    return problem === undefined ? [] : [`--${problem}`];
  });
  const missing = fields.filter(isMissingIn(given)).filter(({ isOptional }) => !isOptional);
  return canAsk || missing.length === 0 ? wrong : [...wrong, `Missing: ${missing.map(({ flag }) => `--${flag}`).join(", ")}.`];
};

/** Asks the remaining questions. Returns all answers, including those given as flags. */
export const askForMissing = async (fields: readonly Field[], given: Answers, ask: Ask): Promise<Answers> => {
  let answers = given;
  for (const field of fields.filter(isMissingIn(given))) answers = { ...answers, ...(await askFor(field, ask)) };
  return answers;
};
