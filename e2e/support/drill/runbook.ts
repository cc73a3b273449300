/** Reads the runbook in docs/operating.md as a list of steps. */

/** A block of commands to run together, and the words that they should print. */
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

/** Reads the runbook's steps, in order. */
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

/** Replaces the values that an operator sets with `export NAME=value`. Throws if the block does not set one of them. */
export const withValues = (commands: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^export ${name}=\\S+`, "mu");
    if (!line.test(text)) throw new Error(`The runbook does not set ${name}.`);
    return text.replace(line, `export ${name}=${value}`);
  }, commands);
