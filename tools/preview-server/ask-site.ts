/** For tests: requests whose path is sent byte for byte. */
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** A server's answer. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a GET to a server; redirects are not followed. */
export const askSite =
  ({ hostname, port }: URL) =>
  (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      request({ hostname, port, path, agent: false }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
      })
        .on("error", reject)
        .end();
    });
