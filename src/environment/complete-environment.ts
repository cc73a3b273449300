import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** An assignment, a comment or an empty line. Node takes any other line for part of the next name, and drops both. */
const LEGIBLE = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_][\w.-]*\s*=.*)?$/u;
/** A quoted value, which may have several lines. */
const QUOTED = /(?<==[ \t]*)(["'`])[^]*?\1/gu;

/**
 * Reads a file of variables, if it exists, into the environment; existing values win. Throws an Error that gives the number of an illegible
 * line.
 */
export const readEnvFile = (file: string): void => {
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8")
    .replace(/^\uFEFF/u, "")
    .replaceAll("\r\n", "\n")
    .replace(/^[ \t]+$/gmu, "");
  const lines = text.replace(QUOTED, (value) => value.replace(/.+/gu, "")).split("\n");
  const illegible = lines.findIndex((line) => !LEGIBLE.test(line));
  // The line is not quoted: it may contain a secret.
  if (illegible >= 0)
    throw new Error(`Line ${illegible + 1} of ${file} cannot be read. Write it as NAME=value, or begin it with # as a comment.`);
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
};

/**
 * Reads `.env.production`, or `.env.development` while developing, which Gatsby otherwise passes only to the pages, so that the
 * configuration and the checks see it too. Existing values win. A missing measurement ID becomes an empty one, because the bundler drops
 * the code behind a variable (`frame/Consent/ConsentProvider.tsx`) only if it knows the value.
 */
export const completeEnvironment = (): void => {
  readEnvFile(`.env.${process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "development"}`);
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID ??= "";
};
