import type { z } from "zod";
import type { Situation } from "../../src/content-check/cross-checks/cross-check";
import { toJsonSchema } from "../../src/content-model/json-schema";

/** What one thing to be written is asked for: a flag of the command, or a question in the terminal. */
export interface Field {
  /** The flag without its dashes. */
  flag: string;
  /** What to write, and its limits, in an editor's words: the model's own description. */
  description: string;
  isOptional: boolean;
  model: z.ZodType;
  /** An answer that fits, to try the others out with before this one is asked for. */
  mock: string | undefined;
}

/** The answers, by the flags of their fields. */
export type Answers = Readonly<Record<string, string>>;

/** What would be written, and what to tell the editor afterwards. */
export interface Plan {
  /** Files by their path under `content/`; one that exists already is only replaced if `isEdit` says so. */
  files: readonly { path: string; text: string; isEdit: boolean }[];
  /** What to do next, a line each. */
  next: readonly string[];
}

/** A kind of content that the command writes. */
export interface NewKind {
  /** What it writes, in one sentence. */
  summary: string;
  /** What it asks for; the content so far may give the choices. */
  fields: (situation: Situation) => readonly Field[];
  /** Plans the files for answers that fit the fields. Throws a Refusal when the content so far rules them out. */
  plan: (answers: Answers, situation: Situation) => Plan;
}

const MOCK = "words-to-come";

/** Words for a text or an address; a choice that must be made begins with the first. */
const mockFor = (model: z.ZodType, isOptional: boolean): string | undefined =>
  [MOCK, `/${MOCK}`, ...((isOptional ? undefined : toJsonSchema(model).enum) ?? [])]
    .map(String)
    .find((answer) => model.safeParse(answer).success);

/** Makes a kind of the model of its answers: a key a flag, described and limited by the model. */
export const newKind = <Model extends z.ZodObject>(
  summary: string,
  modelFor: (situation: Situation) => Model,
  plan: (answers: z.output<Model>, situation: Situation) => Plan,
): NewKind => ({
  summary,
  fields: (situation) =>
    Object.entries<z.ZodType>(modelFor(situation).shape).map(([flag, model]) => {
      const isOptional = model.safeParse(undefined).success;
      return { flag, description: model.meta()?.description ?? "", isOptional, model, mock: mockFor(model, isOptional) };
    }),
  plan: (answers, situation) => plan(modelFor(situation).parse(answers), situation),
});
