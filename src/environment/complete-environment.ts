import { readEnvFile } from "./env-file";

/**
 * Lets the configuration and the checks see what Gatsby otherwise gives to the pages only: `.env.production`, or `.env.development` while
 * developing. What is set already wins. A measurement ID that is set nowhere becomes an empty one, because the bundler leaves out the code
 * behind a variable (`frame/Consent/load-consent.ts`) only when it knows its value.
 */
export const completeEnvironment = (): { GATSBY_ANALYTICS_MEASUREMENT_ID: string } => {
  readEnvFile(`.env.${process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "development"}`);
  const measurementId = process.env.GATSBY_ANALYTICS_MEASUREMENT_ID ?? "";
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = measurementId;
  return { GATSBY_ANALYTICS_MEASUREMENT_ID: measurementId };
};
