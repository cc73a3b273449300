import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Reads a file of variables, if it exists, into the environment; existing values win. */
export const readEnvFile = (file: string): void => {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= value;
};

/**
 * Lets the configuration and the checks see what Gatsby otherwise passes only to the pages: `.env.production`, or `.env.development` while
 * developing. Existing values win. A missing measurement ID becomes an empty one, because the bundler drops the code behind a variable
 * (`frame/Consent/load-consent.ts`) only if it knows its value.
 */
export const completeEnvironment = (): void => {
  readEnvFile(`.env.${process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "development"}`);
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID ??= "";
};
