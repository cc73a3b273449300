import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readSite } from "../content-model/read-site";
import { expandTokens, tokensOf } from "../notation/tokens";
import { readEnvironment } from "../services/environment";
import { cspReportUrl } from "./environment-check";
import { formatHeadersFile, HEADERS_FILE, siteHeaders } from "./headers";
import { nginxFiles, nginxRedirects } from "./nginx";
import { NGINX, PUBLIC } from "./public-folder";
import { formatRedirectsFile, readRedirects, REDIRECTS_FILE } from "./redirects";
import { errorPage, robotsTxt, securityTxt, webManifest } from "./well-known-files";

const writeAll = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
};

/**
 * Writes everything that servers and programs read, from the hashes of all inline scripts, the content and the environment: all headers,
 * including the content security policy (in `public/_headers` for static hosts, in `deploy/nginx/generated/` for nginx), the redirects for
 * both, nginx's error page, the web app manifest, `robots.txt` and `security.txt`.
 */
export const writeServerFiles = async (scriptHashes: readonly string[]): Promise<void> => {
  const source = readSite();
  const site = tokensOf(source);
  const headers = siteHeaders({
    scriptHashes: [...new Set(scriptHashes)].sort(),
    environment: readEnvironment(),
    reportUrl: cspReportUrl(),
    host: site.host,
  });
  const redirects = readRedirects("content/redirects.yaml", site);
  await writeAll(PUBLIC, {
    [HEADERS_FILE]: formatHeadersFile(headers),
    [REDIRECTS_FILE]: formatRedirectsFile(redirects),
    "manifest.webmanifest": webManifest(site.product),
    "robots.txt": robotsTxt(site),
    ".well-known/security.txt": securityTxt(site, new Date()),
  });
  await writeAll(NGINX, {
    ...nginxFiles(headers, site.host),
    "redirects.conf": nginxRedirects(redirects),
    "error.html": errorPage(site.product, expandTokens(source.labels.serverError, site)),
  });
};
