import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { parse } from "yaml";
import { expandTokens, type TokenSource, tokensOf } from "../content-model/tokens";
import { cspReportUrl, readEnvironment } from "../services/environment";
import { errorPage } from "./headers/error-page";
import { filesIn } from "./headers/files-in";
import { formatHeadersFile, HEADERS_FILE } from "./headers/headers-file";
import { hashOf, inlineScriptHashes, withSharedPagePathScript } from "./headers/inline-scripts";
import { withIntegrity } from "./headers/integrity";
import { nginxFiles } from "./headers/nginx-files";
import { siteHeaders } from "./headers/site-headers";
import { robotsTxt, securityTxt } from "./headers/text-files";
import { withLateScripts } from "./late-scripts/late-scripts";
import { type PageResources, pageResources } from "./late-scripts/page-resources";
import { llmsTxt } from "./llms-txt/llms-txt";
import { readLlmsContent } from "./llms-txt/read-llms-content";
import { nginxRedirects } from "./redirects/nginx-redirects";
import { readRedirects } from "./redirects/redirect";
import { formatRedirectsFile, REDIRECTS_FILE } from "./redirects/redirects-file";

/** Gatsby runs in the repository's root. */
const PUBLIC = "public";
const NGINX = "deploy/nginx/generated";

const writeAll = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
};

/** Rewrites a page for the policy and for a quick start, and gives the hashes of its inline scripts. */
const securePage = async (file: string, resources: PageResources, integrityOf: (path: string) => string | undefined): Promise<string[]> => {
  const html = await readFile(file, "utf8");
  const secured = withIntegrity(withLateScripts(withSharedPagePathScript(html), resources), integrityOf);
  if (secured !== html) await writeFile(file, secured);
  return inlineScriptHashes(secured);
};

const integrityIn = (folder: string) => {
  const known = new Map<string, string | undefined>();
  return (path: string): string | undefined => {
    const file = join(folder, path);
    if (!known.has(path)) known.set(path, existsSync(file) ? hashOf("sha384", readFileSync(file)) : undefined);
    return known.get(path);
  };
};

/**
 * After the build, from the pages as they will be served: scripts that wait for the first sign of use, integrity values, the content
 * security policy with all other headers (for static hosts in `public/_headers`, for nginx in `deploy/nginx/generated/`), the redirects
 * for the same hosts, nginx's page for errors, `robots.txt`, `llms.txt` and `security.txt`.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (gatsby) => {
  const source = parse(await readFile("content/site.yaml", "utf8")) as TokenSource & { labels: { serverError: string } };
  const site = tokensOf(source);

  const pages = (await filesIn(PUBLIC)).filter((name) => name.endsWith(".html"));
  const integrityOf = integrityIn(PUBLIC);
  const resourcesOf = pageResources(PUBLIC);
  const hashes = await Promise.all(pages.map((page) => securePage(join(PUBLIC, page), resourcesOf(page), integrityOf)));

  const headers = siteHeaders({
    scriptHashes: [...new Set(hashes.flat())].sort(),
    environment: readEnvironment(process.env),
    reportUrl: cspReportUrl(process.env),
    host: site.host,
  });
  const redirects = readRedirects("content/redirects.yaml", site);
  await writeAll(PUBLIC, {
    [HEADERS_FILE]: formatHeadersFile(headers),
    [REDIRECTS_FILE]: formatRedirectsFile(redirects),
    "robots.txt": robotsTxt(site),
    "llms.txt": llmsTxt(await readLlmsContent(gatsby)),
    ".well-known/security.txt": securityTxt(site, new Date()),
  });
  await writeAll(NGINX, {
    ...nginxFiles(headers, site.host),
    "redirects.conf": nginxRedirects(redirects),
    "error.html": errorPage({ product: site.product, sentence: expandTokens(source.labels.serverError, site) }),
  });
};
