import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeCertificate } from "./certificate";
import { createPreviewServer } from "./create-server";

/** A running server for measurements or screenshots. */
export interface ServedSite {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a built site on a free port of this machine; with "https" over HTTP/2, as in production. */
export const serveSite = async (publicFolder: string, protocol: "http" | "https" = "http"): Promise<ServedSite> => {
  const folder = mkdtempSync(join(tmpdir(), "served-"));
  const server = await createPreviewServer({
    publicFolder: resolve(publicFolder),
    messagesFile: join(folder, "messages.jsonl"),
    certificate: protocol === "https" ? makeCertificate(folder, "localhost") : undefined,
  });
  const address = await server.listen({ port: 0, host: "localhost" });
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { origin: `${protocol}://localhost:${new URL(address).port}`, close };
};
