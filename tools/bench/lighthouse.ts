/**
 * `npm run bench -- lighthouse [PATH ...]`: measures pages of `public/` (all by default) on a phone and on a desktop, served as in
 * production: compressed, over HTTP/2. Each figure is the median of three runs.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { builtPaths } from "../check-built/built-paths";
import { serveSite } from "../preview-server/serve-site";
import { findChromium } from "../support/programs.mjs";
import { head, median, row } from "./table";

const RUNS = 3;

/** The devices that Lighthouse emulates, with its options for each. */
const DEVICES = { phone: [], desktop: ["--preset=desktop"] };

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
];

/** The parts of Lighthouse's report that this module reads. */
interface Report {
  categories: Readonly<Record<string, { score: number }>>;
  audits: Readonly<Record<string, { numericValue: number }>>;
}

/** A page's scores and figures from one run, in the order of the columns. Each run starts its own browser. */
const measure = async (url: string, options: readonly string[]): Promise<number[]> => {
  const program = createRequire(__filename).resolve("lighthouse/cli/index.js");
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, "--output=json", "--quiet", "--disable-full-page-screenshot", flags, ...options],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  return [...CATEGORIES.map((name) => (categories[name]?.score ?? NaN) * 100), ...AUDITS.map((name) => audits[name]?.numericValue ?? NaN)];
};

/**
 * {@link measure}, retried if the browser's trace has missed the start of the navigation, as occasionally happens (Lighthouse's
 * NO_NAVSTART).
 */
const measureAgain = async (url: string, options: readonly string[], attempts = 3): Promise<number[]> => {
  try {
    return await measure(url, options);
  } catch (error) {
    if (attempts > 1 && String(error).includes("NO_NAVSTART")) return measureAgain(url, options, attempts - 1);
    throw error;
  }
};

const bench = async (): Promise<void> => {
  const { origin, close } = await serveSite("public", "https");
  const named = process.argv.slice(2);
  console.log(head(["page", ...CATEGORIES, ...AUDITS]));
  for (const path of named.length > 0 ? named : builtPaths()) {
    for (const [device, options] of Object.entries(DEVICES)) {
      const runs: number[][] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measureAgain(`${origin}${path}`, options));
      const figures = (runs[0] ?? []).map((_, index) => median(runs.map((run) => run[index] ?? NaN)));
      console.log(row([`${path}, ${device}`, ...figures.map((figure) => Number(figure.toFixed(3)))]));
    }
  }
  await close();
};

bench().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
