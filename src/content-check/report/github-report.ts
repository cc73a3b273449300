import { partsOf, type Problem, type Severity } from "../problem";

/** What GitHub reads as the end of a message, escaped. */
const escapeMessage = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** The same for a value such as the file's name, which ends at a comma or colon too. */
const escapeValue = (text: string): string => escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** GitHub's word for each severity: a notice demands nothing, while a warning would look like something to fix first. */
const COMMANDS: Readonly<Record<Severity, string>> = { error: "error", advice: "notice" };

/** One workflow command a problem, which GitHub shows as an annotation beside the line of a pull request. */
export const githubReport = (problems: readonly Problem[]): string =>
  problems
    .map((problem) => {
      const { severity, file, line, column } = problem;
      const [, field, message] = partsOf(problem);
      return `::${COMMANDS[severity]} file=${escapeValue(file)},line=${line},col=${column}::${escapeMessage(`${field}  ${message}`)}`;
    })
    .join("\n");
