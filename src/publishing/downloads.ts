/** The downloads of `content/media`, at `/media/...` on the site: their addresses stay when their bytes change. */
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { readSituation } from "../content-check/check-content";
import { filesIn } from "./headers/files-in";

const isDownload = (path: string): boolean => path.startsWith("media/") && path.endsWith(".pdf");

/** Copies the downloads that content links to into a built site, and removes those of earlier builds. */
export const publishDownloads = async (content: string, site: string): Promise<void> => {
  const old = (await filesIn(site)).filter(isDownload);
  await Promise.all(old.map((path) => rm(join(site, path))));
  const { situation } = await readSituation(content);
  await Promise.all(
    [...situation.media.keys()].filter(isDownload).map(async (path) => {
      await mkdir(dirname(join(site, path)), { recursive: true });
      await copyFile(join(content, path), join(site, path));
    }),
  );
};

/** The part of the development server's Express application that is used here. */
interface DevelopApp {
  get: (path: RegExp, answer: (request: { path: string }, response: ServerResponse) => void) => unknown;
}

/** No part of a path begins with a dot, so none leaves the folder. */
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
