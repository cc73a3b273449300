import { partsOf, type Problem, type Severity } from "../problem";

/** Escapes what GitHub would read as the end of a message. */
const escapeMessage = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** The same for a value such as a file's name, which a comma or colon would also end. */
const escapeValue = (text: string): string => escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** GitHub's word for each severity. Advice is a notice, because a warning would look like something to fix first. */
const COMMANDS: Readonly<Record<Severity, string>> = { error: "error", advice: "notice" };

/** One workflow command per problem, which GitHub shows as an annotation next to the line in a pull request. */
export const githubReport = (problems: readonly Problem[]): string =>
  problems
    .map((problem) => {
      const { severity, file, line, column } = problem;
      const [, field, message] = partsOf(problem);
      return `::${COMMANDS[severity]} file=${escapeValue(file)},line=${line},col=${column}::${escapeMessage(`${field}  ${message}`)}`;
    })
    .join("\n");
