import type { Ask } from "./ask-site";

/** A live site's problems, one sentence each, and figures for the report. */
interface LiveReport {
  problems: readonly string[];
  pages: number;
  /** Days until `security.txt` expires; undefined if it does not say. */
  daysLeft: number | undefined;
}

const SITEMAP = "/sitemap-0.xml";
const SECURITY = "/.well-known/security.txt";
const NOWHERE = "/no-page-has-this-address";
/** With fewer days than this left, the check asks for a new build. */
const DAYS_TO_ACT = 30;
const DAY = 86_400_000;

/** Headers that every answer must have, whatever their values. */
const HEADERS = ["content-security-policy", "strict-transport-security", "x-content-type-options"];

const isRedirectTo = (path: string, location: string | undefined): boolean =>
  location !== undefined && new URL(location, "https://any.invalid").pathname === path;

/** Reports a problem that several pages share once, with the first of them. */
const pageProblems = async (ask: Ask, paths: readonly string[]): Promise<string[]> => {
  const wrong = new Map<string, string[]>();
  const note = (what: string, path: string): unknown => wrong.set(what, [...(wrong.get(what) ?? []), path]);
  for (const path of paths) {
    const { status, headers } = await ask(path);
    if (status !== 200) note(`returns ${status} although the sitemap lists it.`, path);
    else for (const name of HEADERS.filter((header) => headers[header] === undefined)) note(`is served without ${name}.`, path);
  }
  return [...wrong].map(([what, [first = "", ...others]]) => {
    const more = others.length === 1 ? "1 other page" : `${others.length} other pages`;
    return others.length === 0 ? `${first} ${what}` : `${first} ${what} The same applies to ${more}.`;
  });
};

const slashProblems = async (ask: Ask, path: string): Promise<string[]> => {
  const { status, headers } = await ask(`${path}/`);
  return isRedirectTo(path, headers.location) ? [] : [`${path}/ returns ${status} instead of redirecting to ${path}.`];
};

const nowhereProblems = async (ask: Ask): Promise<string[]> => {
  const { status } = await ask(NOWHERE);
  return status === 404 ? [] : [`${NOWHERE} returns ${status} instead of 404.`];
};

const expiryProblem = (daysLeft: number | undefined): string[] => {
  if (daysLeft === undefined) return [`${SECURITY} does not say when it expires.`];
  if (daysLeft >= DAYS_TO_ACT) return [];
  return [`${SECURITY} ${daysLeft < 0 ? "has expired" : `expires in ${daysLeft} days`}. Build and release again.`];
};

/** Checks every page of a site's sitemap, redirects, the 404 page, and when `security.txt` expires. */
export const checkLiveSite = async (ask: Ask, now: Date): Promise<LiveReport> => {
  const paths = [...(await ask(SITEMAP)).body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, location = ""]) => new URL(location).pathname);
  const [, expires] = /^Expires: (.+)$/mu.exec((await ask(SECURITY)).body) ?? [];
  const daysLeft = expires === undefined ? undefined : Math.floor((Date.parse(expires) - now.getTime()) / DAY);

  const problems = paths.length === 0 ? [`${SITEMAP} lists no page.`] : [];
  problems.push(...(await pageProblems(ask, paths)));
  const [inner] = paths.filter((path) => path !== "/");
  if (inner !== undefined) problems.push(...(await slashProblems(ask, inner)));
  problems.push(...(await nowhereProblems(ask)), ...expiryProblem(daysLeft));
  return { problems, pages: paths.length, daysLeft };
};
