import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { temporaryFolder, writeBelow } from "../jest/temporary-folder.testing";

/** Makes a folder with the given files, by relative path, and removes it after the test file. */
export function makeFolder(files: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) writeBelow(folder, path, content);
  return folder;
}

interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A GET whose path is sent byte for byte; `fetch` and `inject` tidy up `..` and `//`. */
export function rawGet(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, headers: response.headers, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}
