import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Addresses that a page's scripts request when they start. */
export interface PageResources {
  data: readonly string[];
  /** The scripts of the page's template and of its sections, except static ones. */
  code: readonly string[];
}

/** The parts of Gatsby's page data that are read here. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes: readonly string[];
  result: { data: { pageContent?: { sections: readonly { __typename: string }[] } } };
}

/** The files of each named chunk, including those that it shares with others; written by Gatsby's build. */
interface WebpackStats {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The folder of a page's data: `about` for `about/index.html`, `index` for `index.html`, and `404.html` for itself. */
const dataFolder = (htmlFile: string): string => (htmlFile === "index.html" ? "index" : htmlFile.replace(/\/index\.html$/u, ""));

/**
 * Finds what each page of a built site will request, by the page's file. Otherwise a browser finds out in steps: the scripts name the data,
 * the data the code, and the code the sections. Throws if a section has no chunk under the name that the registry gives it
 * (`src/sections/registry.tsx`), or if Gatsby keeps its data elsewhere.
 */
export const pageResources = (publicFolder: string, isStatic: (section: string) => boolean): ((htmlFile: string) => PageResources) => {
  const { assetsByChunkName } = readJson(join(publicFolder, "webpack.stats.json")) as WebpackStats;
  const filesOf = (chunk: string): readonly string[] => {
    const files = assetsByChunkName[chunk];
    if (!files) throw new Error(`The build made no chunk called ${chunk}. Section chunks are named in src/sections/registry.tsx.`);
    return files;
  };
  return (htmlFile) => {
    const dataPath = `page-data/${dataFolder(htmlFile)}/page-data.json`;
    const mustExist = (path: string): string => {
      if (!existsSync(join(publicFolder, path))) throw new Error(`${htmlFile} will request ${path}, which the build did not write.`);
      return path;
    };
    const { componentChunkName, staticQueryHashes, result } = readJson(join(publicFolder, mustExist(dataPath))) as PageData;
    const sections = result.data.pageContent?.sections.map(({ __typename }) => __typename);
    if (!sections && !componentChunkName.includes("legal"))
      throw new Error(`${dataPath} has no pageContent.sections, which page-lifecycle/load-page.ts needs too.`);
    const data = [dataPath, "page-data/app-data.json", ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)];
    const chunks = [componentChunkName, ...(sections ?? []).filter((section) => !isStatic(section))];
    // Code shared by all pages is part of the app, which is fetched anyway.
    const code = new Set(chunks.flatMap(filesOf).filter((file) => file.endsWith(".js") && !assetsByChunkName.app?.includes(file)));
    return { data: data.map((path) => `/${mustExist(path)}`), code: [...code].map((file) => `/${mustExist(file)}`) };
  };
};
