import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FastifyReply } from "fastify";
import { REVALIDATE } from "../../src/node/headers";
import { builtHeaders } from "./built-headers";

/** The error page that the build made for nginx, beside the site's folder; empty if there is none (in a test's folder). */
const builtErrorPage = (publicFolder: string): string => {
  const file = resolve(publicFolder, "../deploy/nginx/generated/error.html");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Answers errors as nginx does: with the same page for all, and the headers of every page. */
export const sendErrorPage = (reply: FastifyReply, publicFolder: string, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ ...builtHeaders(publicFolder), "cache-control": REVALIDATE })
    .type("text/html; charset=utf-8")
    .send(builtErrorPage(publicFolder));
