import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

/** Makes a folder with the given files, by relative path, and removes it after the test file. */
export function makeFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "preview-server-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export interface RawAnswer {
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
