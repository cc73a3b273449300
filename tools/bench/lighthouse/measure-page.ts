import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { findChromium } from "../../commands/chromium.mjs";

/** The devices that Lighthouse emulates: a mid-range phone on slow 4G, and a desktop computer on a cable. */
export const DEVICES = ["phone", "desktop"] as const;

/** One of the two {@link DEVICES}. */
export type Device = (typeof DEVICES)[number];

/** What Lighthouse measured on one page in one run. */
export interface PageFigures {
  /** Scores of the four categories, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint and total blocking time, in milliseconds, and the cumulative layout shift. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred bytes of all responses and of scripts, and the number of responses. */
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** The parts of Lighthouse's report that are read here. */
export interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number; errorMessage?: string; details?: object }>>;
}

interface ResourceSummary {
  resourceType: string;
  transferSize: number;
  requestCount: number;
}

/** Each run has its own browser; the server under test has a self-signed certificate. */
const BROWSER_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--ignore-certificate-errors",
];

/** A report on a page of the example site takes some 200 kB. */
const LONGEST_REPORT = 64 * 1024 * 1024;

const run = promisify(execFile);

/** The figures of a report. Throws, with Lighthouse's message, when it could not measure. */
export const readFigures = (url: string, { audits, categories, runtimeError }: LighthouseReport): PageFigures => {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const valueOf = (audit: string): number => {
    const { numericValue, errorMessage = "it does not say why" } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse reported no ${audit} for ${url}: ${errorMessage}`);
    return numericValue;
  };
  const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const { items = [] } = (audits["resource-summary"]?.details ?? {}) as { items?: readonly ResourceSummary[] };
  const summaryOf = (type: string) => items.find(({ resourceType }) => resourceType === type);
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    bestPractices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    fcp: valueOf("first-contentful-paint"),
    lcp: valueOf("largest-contentful-paint"),
    tbt: valueOf("total-blocking-time"),
    cls: valueOf("cumulative-layout-shift"),
    bytes: summaryOf("total")?.transferSize ?? 0,
    scriptBytes: summaryOf("script")?.transferSize ?? 0,
    requests: summaryOf("total")?.requestCount ?? 0,
  };
};

/** How often Lighthouse may fail on a page, which happens at random ("Please run Lighthouse again"), before the benchmark is aborted. */
const ATTEMPTS = 3;

/** Runs Lighthouse once on a page, in its own browser and process. Rejects, with Lighthouse's message, when it could not measure. */
export const measurePage = async (url: string, device: Device, attempt = 1): Promise<PageFigures> => {
  const program = createRequire(__filename).resolve("lighthouse/cli/index.js");
  const args = [url, "--output=json", "--quiet", "--disable-full-page-screenshot", `--chrome-flags=${BROWSER_FLAGS.join(" ")}`];
  if (device === "desktop") args.push("--preset=desktop");
  try {
    const { stdout } = await run(process.execPath, [program, ...args], {
      maxBuffer: LONGEST_REPORT,
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    return readFigures(url, JSON.parse(stdout) as LighthouseReport);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return await measurePage(url, device, attempt + 1);
  }
};
