/** Requests to a live site, or to the machine that will serve it once DNS points there. */
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { text } from "node:stream/consumers";

/** The site's answer. */
export interface LiveAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path of the site; redirects are not followed. */
export type Ask = (path: string) => Promise<LiveAnswer>;

/** Time-out, in milliseconds. */
const TIMEOUT = 20_000;

/**
 * Sends requests to the site at an origin such as `https://www.example.com`. With `at` (`127.0.0.1:443`) they go there instead of where
 * the name resolves to; the certificate must still match the name.
 */
export const askSite =
  (origin: URL, at?: string): Ask =>
  (path) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = at === undefined ? origin : new URL(`${origin.protocol}//${at}`);
      const send = origin.protocol === "http:" ? httpRequest : httpsRequest;
      const headers = { host: origin.host };
      send(
        { hostname, port, path, headers, servername: origin.hostname, agent: false, signal: AbortSignal.timeout(TIMEOUT) },
        (response) => {
          text(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
        },
      )
        .on("error", reject)
        .end();
    });
