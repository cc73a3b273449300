/** Scores an answer of the site as Mozilla's HTTP Observatory would, with its own analyzers and its own arithmetic, but offline. */

/** An answer of the site over https, and where plain http leads. */
export interface SiteAnswer {
  host: string;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** The sum, and what each test found with its points. */
export interface HeaderScore {
  score: number;
  grade: string;
  findings: { result: string; points: number }[];
}

/** Points to begin with. */
const START = 100;

/** What the analyzers read of a scan; their own scanner fills the same shape from the network. */
const requestsOf = ({ host, headers, html }: SiteAnswer) => {
  const url = new URL(`https://${host}/`);
  const answer = { status: 200, headers, verified: true, httpEquiv: new Map<string, string[]>() };
  const redirects = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url, status: 200 },
  ];
  return {
    hostname: host,
    resources: { path: html },
    responses: { auto: answer, cors: null, http: answer, https: answer, httpRedirects: redirects, httpsRedirects: redirects },
    session: { url, jar: undefined },
  };
};

/** Scores an answer. Rejects when the analyzers are not installed; `tools/commands/observatory.mjs` installs them. */
export const scoreHeaders = async (answer: SiteAnswer): Promise<HeaderScore> => {
  const { ALL_TESTS } = await import("@mdn/mdn-http-observatory/src/constants.js");
  const { getGradeForScore, getScoreModifier } = await import("@mdn/mdn-http-observatory/src/grader/grader.js");
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import("@mdn/mdn-http-observatory/src/grader/charts.js");

  const findings = ALL_TESTS.map((test) => test(requestsOf(answer)).result ?? "none").map((result) => ({
    result,
    points: getScoreModifier(result),
  }));
  const withoutCredit = findings.reduce((sum, { points }) => sum + Math.min(points, 0), START);
  const withCredit = findings.reduce((sum, { points }) => sum + points, START);
  return { ...getGradeForScore(withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withCredit : withoutCredit), findings };
};
