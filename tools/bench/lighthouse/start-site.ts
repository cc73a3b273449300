import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A built site that is being served. */
export interface ServedSite {
  /** Its origin, `https://localhost:<port>`. */
  origin: string;
  stop: () => void;
}

/** Serves the built site in a folder from a separate process; rejects when there is none. */
export const startSite = (folder: string): Promise<ServedSite> => {
  if (!existsSync(join(folder, "index.html")))
    return Promise.reject(new Error(`${folder} does not contain a built site. Run: npm run build`));
  const server = fork("tools/bench/lighthouse/site-server.ts", [folder], { execArgv: ["--import", "tsx"] });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`The server of ${folder} did not start.`)));
    server.once("message", (address: string) => {
      resolve({ origin: `https://localhost:${new URL(address).port}`, stop: () => server.disconnect() });
    });
  });
};
