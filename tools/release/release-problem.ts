import { type FinishedBuild, isFromTheseSources } from "../../src/build-record/build-record";
import { isForLaunch } from "../../src/environment/environment";
import { MOCKS } from "../../src/environment/mock-variables.mjs";
import { rules } from "../../src/environment/rules";

/** A sentence that says why a build must not be released in this environment; undefined if it may be. */
export const releaseProblem = (build: FinishedBuild, environment: NodeJS.ProcessEnv): string | undefined => {
  if (Object.entries(MOCKS).some(([name, value]) => build.variables[name] === value)) {
    return "The site was built for this machine, by `npm start` or `npm test`, with a mock for the bot check.";
  }
  if (isForLaunch(environment) && !isForLaunch(build.variables)) {
    return "SITE_ENV is production, and the site was built without it: it may show samples.";
  }
  // A build for the public may be released anywhere.
  const others = rules
    .map(({ name }) => name)
    .filter((name) => name !== "SITE_ENV" && (build.variables[name] ?? "") !== (environment[name] ?? ""));
  if (others.length > 0) return `The site was built with a different ${others.join(", ")}.`;
  return isFromTheseSources(build) ? undefined : "The content or the code has changed since the site was built.";
};

/** Warnings about a released build: its source cannot be identified later, or it was not meant for the public. */
export const releaseReminders = ({ variables, commit, isCommitted }: FinishedBuild): string[] => [
  ...(commit !== null && !isCommitted ? ["Built from uncommitted changes: its source cannot be identified later."] : []),
  ...(isForLaunch(variables)
    ? []
    : [
        "SITE_ENV was not set when this was built, so samples were let through. Set SITE_ENV=production once npm run check:launch lists nothing.",
      ]),
];
