import type { z } from "zod";
import type { Situation } from "../../src/build/check-content/cross-checks/cross-check";

/** What one thing to be written is asked for: a flag of the command, or a question in the terminal. */
export interface Field {
  /** The flag without its dashes. */
  flag: string;
  /** What to write, and its limits, in an editor's words: the model's own description. */
  description: string;
  isOptional: boolean;
  model: z.ZodType;
}

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
  fields: readonly Field[];
  /** Plans the files for answers that fit the fields. Throws a Refusal when the content so far rules them out. */
  plan: (answers: Readonly<Record<string, string>>, situation: Situation) => Plan;
}

/** Makes a kind of the model of its answers: a key a flag, described and limited by the model. */
export const newKind = <Model extends z.ZodObject>(
  summary: string,
  model: Model,
  plan: (answers: z.output<Model>, situation: Situation) => Plan,
): NewKind => ({
  summary,
  fields: Object.entries(model.shape).map(([flag, field]) => ({
    flag,
    description: (field as z.ZodType).meta()?.description ?? "",
    isOptional: (field as z.ZodType).safeParse(undefined).success,
    model: field as z.ZodType,
  })),
  plan: (answers, situation) => plan(model.parse(answers), situation),
});
