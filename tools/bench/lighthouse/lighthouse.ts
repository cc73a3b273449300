import { readFile } from "node:fs/promises";
import type { BenchOptions } from "../group";
import { spreadOf } from "../statistics";
import type { Table } from "../table";
import { type Device, measurePage, type PageFigures } from "./measure-page";
import { startSite } from "./start-site";

interface Column {
  name: string;
  cell: (median: Readonly<Record<keyof PageFigures, number>>) => string;
}

const COLUMNS: readonly Column[] = [
  { name: "score", cell: ({ performance }) => performance.toFixed(0) },
  { name: "FCP (ms)", cell: ({ fcp }) => fcp.toFixed(0) },
  { name: "LCP (ms)", cell: ({ lcp }) => lcp.toFixed(0) },
  { name: "TBT (ms)", cell: ({ tbt }) => tbt.toFixed(0) },
  { name: "CLS", cell: ({ cls }) => cls.toFixed(3) },
  { name: "total (kB)", cell: ({ bytes }) => (bytes / 1000).toFixed(0) },
  { name: "script (kB)", cell: ({ scriptBytes }) => (scriptBytes / 1000).toFixed(0) },
  { name: "requests", cell: ({ requests }) => requests.toFixed(0) },
  { name: "accessibility", cell: ({ accessibility }) => accessibility.toFixed(0) },
  { name: "best practices", cell: ({ bestPractices }) => bestPractices.toFixed(0) },
  { name: "SEO", cell: ({ seo }) => seo.toFixed(0) },
];

/** A measured page, with its figures for each device and run. */
interface Subject {
  path: string;
  runs: Record<Device, PageFigures[]>;
}

/** The median of each figure. */
export const mediansOf = (runs: readonly PageFigures[]): Record<keyof PageFigures, number> => {
  const keys = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  const medians = keys.map((key) => [key, spreadOf(runs.map((figures) => figures[key])).median]);
  return Object.fromEntries(medians) as Record<keyof PageFigures, number>;
};

/** Paths of the pages that a built site lists in its sitemap. */
const builtPaths = async (folder: string): Promise<string[]> => {
  const sitemap = await readFile(`${folder}/sitemap-0.xml`, "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, location = ""]) => new URL(location).pathname);
};

const SITE = "public";

/**
 * Runs Lighthouse on the pages of `public/`, on each device, several times each. The runs are interleaved (every page once, then every page
 * again), so that a busy minute affects all pages alike.
 */
export const benchLighthouse = async ({ runs, paths, devices, report }: BenchOptions): Promise<readonly Table[]> => {
  const { origin, stop } = await startSite(SITE);
  try {
    const subjects = (paths.length > 0 ? paths : await builtPaths(SITE)).map((path): Subject => ({
      path,
      runs: { phone: [], desktop: [] },
    }));
    for (let run = 1; run <= runs; run += 1) {
      for (const { path, runs: figures } of subjects) {
        report(`Lighthouse, run ${run} of ${runs}: ${path}`);
        for (const device of devices) figures[device].push(await measurePage(`${origin}${path}`, device));
      }
    }
    return devices.map((device) => ({
      title: `Lighthouse, ${device}, medians of ${runs} interleaved runs`,
      columns: ["page", ...COLUMNS.map(({ name }) => name)],
      rows: subjects.map(({ path, runs: figures }) => [path, ...COLUMNS.map(({ cell }) => cell(mediansOf(figures[device])))]),
    }));
  } finally {
    stop();
  }
};
