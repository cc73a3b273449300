import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { readTokens } from "../../src/content-model/read-site";
import { filesIn } from "../../src/node/files-in";
import { readRedirects } from "../../src/node/redirects";
import { PLATFORM_PATHS } from "../../src/services/platform-urls";
import { Refusal } from "../support/refusal";
import { type AddressList, checkAddresses, type Finding } from "./check-pages";
import { htmlRules } from "./html-rules";
import { checkPictureNotes } from "./picture-notes";
import { readPage, stringsIn } from "./read-page";
import { checkWhatShips } from "./what-ships";

/** What is wrong with a built site, and how much was checked. */
interface BuiltSiteReport {
  findings: Finding[];
  pages: number;
  addresses: number;
}

const MANIFEST = "manifest.webmanifest";
/** Base of relative addresses in those files. */
const ROOT = "/";
const SITEMAPS = /^sitemap-\w+\.xml$/u;
const LOCATION = /<loc>([^<]+)<\/loc>/gu;
/** Text files for programs, and the pattern of an address in each. */
const TEXTS: Readonly<Record<string, RegExp>> = { "robots.txt": /^Sitemap: (\S+)$/gmu };

/** Html-validate's findings in one page. */
const htmlFindings = async (validator: HtmlValidate, file: string, html: string): Promise<Finding[]> => {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map<Finding>(
      ({ ruleId, message, selector }) =>
        `public/${file}  ${message} (${ruleId}) at ${selector ?? "the page"}. Correct the component that renders it`,
    ),
  );
};

/** Addresses in files other than pages: the manifest's icons, the pages in the sitemap, and the sitemap itself. */
const otherAddresses = async (folder: string, files: readonly string[]): Promise<AddressList[]> => {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const manifest = files.includes(MANIFEST) ? stringsIn(JSON.parse(await read(MANIFEST))).filter((text) => text.startsWith("/")) : [];
  const texts = files.flatMap((file): [string, RegExp][] => {
    const pattern = SITEMAPS.test(file) ? LOCATION : TEXTS[file];
    return pattern ? [[file, pattern]] : [];
  });
  return [
    { file: MANIFEST, path: ROOT, addresses: manifest },
    ...(await Promise.all(
      texts.map(async ([file, pattern]) => ({
        file,
        path: ROOT,
        addresses: [...(await read(file)).matchAll(pattern)].map(([, address = ""]) => address),
      })),
    )),
  ];
};

/** Checks every page of a built site, and its other files with addresses. Throws if there is no built site. */
export const checkBuiltSite = async (folder: string): Promise<BuiltSiteReport> => {
  if (!existsSync(join(folder, "index.html"))) throw new Refusal(`${folder}/ does not contain a site. Build it first: npm run build`);
  const site = readTokens();
  const files = await filesIn(folder);
  const validator = new HtmlValidate(htmlRules);

  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => {
        const html = await readFile(join(folder, file), "utf8");
        return { page: readPage(file, html), findings: await htmlFindings(validator, file, html) };
      }),
  );
  const pages = documents.map(({ page }) => page);
  const others = await otherAddresses(folder, files);
  const context = {
    host: site.host,
    files: new Set(files.map((file) => `/${file}`)),
    platformPaths: PLATFORM_PATHS,
    redirects: new Map(readRedirects("content/redirects.yaml", site).map(({ from, to }) => [from, to])),
  };
  return {
    findings: [
      ...documents.flatMap(({ findings }) => findings),
      ...checkAddresses(pages, context, others),
      ...(await checkPictureNotes(folder, files)),
      ...(await checkWhatShips(folder, files)),
    ],
    pages: pages.length,
    addresses: [...pages, ...others].reduce((sum, { addresses }) => sum + new Set(addresses).size, 0),
  };
};
