import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { FastifyReply } from "fastify";

import { REVALIDATE } from "../../src/publishing/headers/cache-control";
import { builtHeaders } from "./built-headers";

/** The page that the build made for nginx, beside the folder of the site; an empty one when it made none (a folder made by a test). */
const builtErrorPage = (publicFolder: string): string => {
  const file = resolve(publicFolder, "../deploy/nginx/generated/error.html");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Answers what cannot be answered as nginx does: with one page for every error, and the headers of all pages. */
export const sendErrorPage = (reply: FastifyReply, publicFolder: string, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ ...builtHeaders(publicFolder), "cache-control": REVALIDATE })
    .type("text/html; charset=utf-8")
    .send(builtErrorPage(publicFolder));
