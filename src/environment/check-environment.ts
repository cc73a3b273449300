import { didYouMean, nearest } from "../content-check/did-you-mean";
import { isForLaunch, PRODUCTION } from "./environment";
import { MOCKS } from "./mock-variables.mjs";
import { publicProblem, type Rule, rules } from "./rules";

type Variables = Readonly<Record<string, string | undefined>>;

const KEY = "GATSBY_RECAPTCHA_SITE_KEY";
const SCRIPT = "GATSBY_RECAPTCHA_SCRIPT_URL";
const NAMES = rules.map(({ name }) => name);

/** A problem with one variable's value, or undefined. */
const valueProblem = ({ name, example, isValid, fix }: Rule, value: string, isPublic: boolean): string | undefined => {
  if (value === "") return undefined;
  if (value !== value.trim()) return `${name} is "${value}", with white space around it. Remove the white space.`;
  if (/^["'`]|["'`]$/u.test(value)) return `${name} is ${value}, and the quotes count as part of it. Remove them.`;
  // The message must not quote the value: build logs would reveal it too.
  if (/^[a-z]+:\/\/[^/?#]*@/iu.test(value))
    return `${name} contains a user name or password, which every page would reveal. Write it as ${example}.`;
  if (!isValid(value)) return `${name} is "${value}", which cannot be used. ${fix}`;
  const problem = isPublic ? publicProblem(name, value) : undefined;
  return problem && `${name} is "${value}", ${problem}, or leave SITE_ENV empty.`;
};

/** Problems with the bot check's two variables together. */
const botCheckProblems = (variables: Variables): string[] => {
  const [key, script] = [variables[KEY] ?? "", variables[SCRIPT] ?? ""];
  if (script !== "" && key === "")
    return [`${SCRIPT} is set and ${KEY} is not, so the contact form could not send messages. Set both, or neither.`];
  if ((key === MOCKS[KEY]) === (script === MOCKS[SCRIPT])) return [];
  return [`${KEY} and ${SCRIPT} must both be the provider's, or both be left empty: the local mock accepts no other key.`];
};

/** The variable that a wrong name was meant for: one with a similar spelling, or with the same word after GATSBY_. */
const nearestName = (name: string): string | undefined => {
  const [, word] = name.toUpperCase().split("_");
  return nearest(name.toUpperCase(), NAMES) ?? (/^GATSBY_/iu.test(name) ? NAMES.find((known) => known.split("_")[1] === word) : undefined);
};

/** Gatsby's own variables: those that operators set, and those that Gatsby sets itself. */
const GATSBY_OWN = /^GATSBY_(?:ACTIVE_ENV|CPU_COUNT|EXPERIMENTAL_.*|LOGGER|NODE_GLOBALS|TELEMETRY_DISABLED|WORKER_.*)$/u;

/** Unknown names that resemble the site's variables. A misspelt variable would be ignored, and the site built without it. */
const unknownNames = (variables: Variables): string[] =>
  Object.keys(variables).filter(
    (name) => !NAMES.includes(name) && !GATSBY_OWN.test(name) && (/^GATSBY_/iu.test(name) || nearestName(name) === "SITE_ENV"),
  );

const unknownProblem = (name: string): string =>
  `${name} is not a variable of this site. ${didYouMean(nearestName(name) ?? "", NAMES)}`.trimEnd();

/**
 * Whether an unknown name stops a build. A public build must be exactly what its operator intended; names that resemble none of ours may be
 * Gatsby's.
 */
const isFatal = (variables: Variables) => (name: string) =>
  variables[name] === PRODUCTION || (isForLaunch(variables) && nearestName(name) !== undefined);

/** The environment's errors, one sentence each, beginning with the variable's name; empty if there are none. */
export const environmentProblems = (variables: Variables): string[] => [
  ...rules.flatMap((rule) => valueProblem(rule, variables[rule.name] ?? "", isForLaunch(variables)) ?? []),
  ...botCheckProblems(variables),
  ...unknownNames(variables).filter(isFatal(variables)).map(unknownProblem),
];

/** The environment's warnings, one sentence each; they do not stop a build. */
export const environmentAdvice = (variables: Variables): string[] =>
  unknownNames(variables)
    .filter((name) => !isFatal(variables)(name))
    .map(unknownProblem);
