import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheControl } from "../../src/node/headers";
import { BUILD_FILES } from "../../src/node/public-folder";
import type { Finding } from "./check-pages";

const TEXT = /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$|^_(?:headers|redirects)$/u;
const SCRIPT_OR_STYLE = /^[^/]+\.(?:js|css)$/u;
/** Tools that must never ship: the style guide (ADR 17), the visual editor and its backend (ADR 18). */
const STAYING: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/style-guide/u, "the style guide, which stays with developers"],
  [/decap|\/api\/v1/iu, "the visual editor, which stays on the editor's machine"],
];

/** Names of files left behind by a build, an editor or a developer. */
const UNWANTED = [
  /\.map$/u,
  // Files that belong to Gatsby, whatever their names.
  /^(?:[^/]+\.json|[~_](?!headers$|redirects$).*)$/u,
  /(^|\/)\.(?!well-known\/security\.txt$)/u,
  /\.(tsx?|jsx|mdx|ya?ml|log|bak|orig|tmp|swp|pem|key|env)$/u,
  /(^|\/)(package(-lock)?\.json|node_modules|Thumbs\.db)(\/|$)/u,
];

const unwantedFiles = (paths: readonly string[]): string[] =>
  paths.filter((path) => UNWANTED.some((pattern) => pattern.test(path)) || path.split("/").some((name) => BUILD_FILES.includes(name)));

/** Patterns of secrets. The site needs none, so anything that looks like one is an error. */
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

/** The names of what looks like a secret in a text; the values are not repeated. */
const secretsIn = (text: string): string[] => Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

const finding = (file: string, text: string): Finding => `public/${file}  ${text}`;

/** What must not ship in a file: secrets, paths on the machine that built it, traces of our tools. */
const findingsInside = async (folder: string, file: string): Promise<Finding[]> => {
  const text = TEXT.test(file) ? await readFile(join(folder, file), "utf8") : "";
  return [
    ...secretsIn(text).map((secret) =>
      finding(file, `contains ${secret}. Remove it from what the build reads, and replace it if it was one`),
    ),
    ...STAYING.filter(([pattern]) => pattern.test(`/${file} ${text}`)).map(([, part]) => finding(file, `belongs to ${part}`)),
  ];
};

/**
 * Files that must not ship, those with contents that must not, and scripts and style sheets without the hash in their names that the
 * hosts' caching rules rely on. `files` are the paths of all files in the folder.
 */
export const checkWhatShips = async (folder: string, files: readonly string[]): Promise<Finding[]> => [
  ...unwantedFiles(files).map((file) => finding(file, "must not ship. Remove it: npm run build -- --clean")),
  ...(await Promise.all(files.map((file) => findingsInside(folder, file)))).flat(),
  ...files
    .filter((file) => SCRIPT_OR_STYLE.test(file) && !cacheControl(`/${file}`).includes("immutable"))
    .map((file) => finding(file, "has no hash in its name, so browsers would request it again on every visit. Let webpack name it")),
];
