/** What must not be deployed. */
import { BUILD_FILES } from "../../src/publishing/public-folder";

/** Names of files that belong to a build, an editor or a developer. */
const UNWANTED = [
  /\.map$/u,
  // What Gatsby calls its own, whatever the names are.
  /^(?:[^/]+\.json|[~_](?!headers$|redirects$).*)$/u,
  /(^|\/)\.(?!well-known\/security\.txt$)/u,
  /\.(tsx?|jsx|mdx|ya?ml|log|bak|orig|tmp|swp|pem|key|env)$/u,
  /(^|\/)(package(-lock)?\.json|node_modules|Thumbs\.db)(\/|$)/u,
];

/** Those paths that should not ship. */
export const unwantedFiles = (paths: readonly string[]): string[] =>
  paths.filter((path) => UNWANTED.some((pattern) => pattern.test(path)) || path.split("/").some((name) => BUILD_FILES.includes(name)));

/** What secrets look like. The site needs none, so anything that looks like one is an error. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/u,
  "a cloud key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/u,
  "a Google key": /\bAIza[\w-]{35}\b/u,
  "a GitHub token": /\bgh[pousr]_\w{36,}\b/u,
  "a payment key": /\b[sr]k_(?:live|test)_\w{16,}\b/u,
  "a token": /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/u,
  "a password in an address": /\bhttps?:\/\/[^\s/"':@]+:[^\s/"'@]+@/u,
  "a path on the machine that built it": /(?:^|[\s"'(=])\/(?:home|Users|root|tmp)\/[\w.-]+\//u,
};

/** What looks like a secret in a text; the values are not repeated. */
export const secretsIn = (text: string): string[] =>
  Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
