import { readFile } from "node:fs/promises";
import type { BenchOptions } from "../group";
import { spreadOf } from "../statistics";
import type { Table } from "../table";
import { type Device, measurePage, type PageFigures } from "./measure-page";
import { type ServedSite, startSite } from "./start-site";

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

/** A page under measurement, and its figures on each device, a run each. */
interface Subject {
  name: string;
  url: string;
  runs: Record<Device, PageFigures[]>;
}

/** The median of every figure, each for itself. */
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

const subjectsOf = ({ origin }: ServedSite, paths: readonly string[], prefix = ""): Subject[] =>
  paths.map((path) => ({ name: `${prefix}${path}`, url: `${origin}${path}`, runs: { phone: [], desktop: [] } }));

const SITE = "public";

/**
 * Runs Lighthouse on the pages of `public/`, on each device, several times each. The runs are interleaved (every page once, then every page
 * again), so that a busy minute of the machine strikes all of them, those of the other site included.
 */
export const benchLighthouse = async ({ runs, paths, devices, against, report }: BenchOptions): Promise<readonly Table[]> => {
  const served: ServedSite[] = [];
  const serve = async (folder: string): Promise<ServedSite> => {
    const site = await startSite(folder);
    served.push(site);
    return site;
  };
  try {
    const subjects = subjectsOf(await serve(SITE), paths.length > 0 ? paths : await builtPaths(SITE));
    if (against) subjects.push(...subjectsOf(await serve(against.folder), against.paths, "other site: "));
    for (let run = 1; run <= runs; run += 1) {
      for (const { name, url, runs: figures } of subjects) {
        report(`Lighthouse, run ${run} of ${runs}: ${name}`);
        for (const device of devices) figures[device].push(await measurePage(url, device));
      }
    }
    return devices.map((device) => ({
      title: `Lighthouse, ${device}, medians of ${runs} interleaved runs`,
      columns: ["page", ...COLUMNS.map(({ name }) => name)],
      rows: subjects.map(({ name, runs: figures }) => [name, ...COLUMNS.map(({ cell }) => cell(mediansOf(figures[device])))]),
    }));
  } finally {
    for (const site of served) site.stop();
  }
};
