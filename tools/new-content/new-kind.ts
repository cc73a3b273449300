import type { z } from "zod";
import type { SiteContent } from "../../src/content-check/reading/site-content";

/** One input of a kind: a flag of the command, or a question in the terminal. */
export interface Field {
  /** The flag without its dashes. */
  flag: string;
  /** The model's description: what to write, and its limits. */
  description: string;
  isOptional: boolean;
  model: z.ZodType;
}

/** The answers, by flag. */
export type Answers = Readonly<Record<string, string>>;

/** The planned changes, and what to tell the editor afterwards. */
export interface Plan {
  /** Files by path under `content/`; an existing one is only replaced if `isEdit` is set. */
  files: readonly { path: string; text: string; isEdit: boolean }[];
  /** What to do next, one line each. */
  next: readonly string[];
}

/** A kind of content that the command writes. */
export interface NewKind {
  /** What it creates, in one sentence. */
  summary: string;
  /** Its inputs; their choices may come from the existing content. */
  fields: (content: SiteContent) => readonly Field[];
  /** Plans the files for valid answers. Throws a Refusal when they conflict with existing content. */
  plan: (answers: Answers, content: SiteContent) => Plan;
}

/** Makes a kind from the model of its answers. Each key becomes a flag, with the model's description and limits. */
export const newKind = <Model extends z.ZodObject>(
  summary: string,
  modelFor: (content: SiteContent) => Model,
  plan: (answers: z.output<Model>, content: SiteContent) => Plan,
): NewKind => ({
  summary,
  fields: (content) =>
    Object.entries<z.ZodType>(modelFor(content).shape).map(([flag, model]) => {
      const isOptional = model.safeParse(undefined).success;
      return { flag, description: model.meta()?.description ?? "", isOptional, model };
    }),
  plan: (answers, content) => plan(modelFor(content).parse(answers), content),
});
