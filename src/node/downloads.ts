/** Publishes the downloads of `content/media` at `/media/...`: their addresses stay the same when their bytes change. */
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import type { SiteContent } from "../content-check/reading/site-content";
import { filesIn } from "./files-in";

const isDownload = (path: string): boolean => path.startsWith("media/") && path.endsWith(".pdf");

/** Copies the downloads that content links to into a built site, and removes those of earlier builds. */
export const publishDownloads = async ({ folder, media }: SiteContent, site: string): Promise<void> => {
  const old = (await filesIn(site)).filter(isDownload);
  await Promise.all(old.map((path) => rm(join(site, path))));
  await Promise.all(
    [...media.keys()].filter(isDownload).map(async (path) => {
      await mkdir(dirname(join(site, path)), { recursive: true });
      await copyFile(join(folder, path), join(site, path));
    }),
  );
};

/** The part of the development server's Express application that is used here. */
export interface DevelopApp {
  get: (path: string | RegExp, answer: (request: { path: string }, response: ServerResponse) => void) => unknown;
}

/** No part of a matching path starts with a dot, so none leads out of the folder. */
const ADDRESS = /^\/media\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*\.pdf$/u;

/** Serves the current downloads from the development server. */
export const serveDownloads = (app: DevelopApp, content: string): void => {
  app.get(ADDRESS, ({ path }, response) => {
    response.setHeader("Content-Type", "application/pdf");
    createReadStream(join(content, path))
      .on("error", () => response.writeHead(404).end())
      .pipe(response);
  });
};
