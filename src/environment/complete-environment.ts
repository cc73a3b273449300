import { readEnvFile } from "./env-file";

/**
 * Lets the configuration and the checks see what Gatsby otherwise passes only to the pages: `.env.production`, or `.env.development` while
 * developing. Existing values win. A missing measurement ID becomes an empty one, because the bundler drops the code behind a variable
 * (`frame/Consent/load-consent.ts`) only if it knows its value.
 */
export const completeEnvironment = (): { GATSBY_ANALYTICS_MEASUREMENT_ID: string } => {
  readEnvFile(`.env.${process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "development"}`);
  const measurementId = process.env.GATSBY_ANALYTICS_MEASUREMENT_ID ?? "";
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = measurementId;
  return { GATSBY_ANALYTICS_MEASUREMENT_ID: measurementId };
};
