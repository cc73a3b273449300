import { read, readText } from "../data";
import type { ContentDocument } from "./document";

const QUESTIONS = "faq.yaml";

/** The files below `content/` that a section shows in addition to its page's own words: the questions, or the steps of a workflow. */
export const filesShownBy = (section: unknown): string[] => {
  const workflow = readText(section, "workflow");
  if (read(section, "type") === "faq") return [QUESTIONS];
  return read(section, "type") === "workflow" && workflow !== undefined ? [`workflows/${workflow}.yaml`] : [];
};

/** The documents of those files. */
export const shownBy = (section: unknown, { documents }: { documents: readonly ContentDocument[] }): ContentDocument[] => {
  const files = filesShownBy(section);
  return documents.filter(({ path }) => files.includes(path));
};

/** Whether a section shows the questions, so that their addresses lead to its page. */
export const showsQuestions = (section: unknown): boolean => filesShownBy(section).includes(QUESTIONS);
