/** The runbook of docs/operating.md, as a list of what is to be done. */

/** A block of commands that are run together, and the words that they are expected to print. */
export interface Block {
  commands: string;
  expected: readonly string[];
}

/** A step of the runbook under its heading. */
export interface Step {
  heading: string;
  blocks: readonly Block[];
}

const RUNBOOK = /^## The runbook\n(?<text>[\s\S]*?)^## /mu;
const EXPECTED = /^# expect: (.+)$/gmu;

/** Reads the steps of the document's runbook, in order. */
export const readRunbook = (markdown: string): Step[] => {
  const [, ...sections] = (RUNBOOK.exec(markdown)?.groups?.text ?? "").split(/^### /mu);
  return sections.map((section) => ({
    heading: section.slice(0, section.indexOf("\n")),
    blocks: [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gmu)].map(([, commands = ""]) => ({
      commands,
      expected: [...commands.matchAll(EXPECTED)].map(([, words = ""]) => words),
    })),
  }));
};

/** Says otherwise what an operator is to say: the values of `export NAME=value`. Throws when the block has no such name. */
export const withValues = (commands: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^export ${name}=\\S+`, "mu");
    if (!line.test(text)) throw new Error(`The runbook asks for no ${name}.`);
    return text.replace(line, `export ${name}=${value}`);
  }, commands);
