import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeCertificate } from "../preview-server/certificate";
import { createPreviewServer } from "../preview-server/create-server";

/** A site that is measured. */
export interface ServedSite {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a built site as the deployment does, over HTTP/2 and compressed. */
export const serveSite = async (publicFolder: string): Promise<ServedSite> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await createPreviewServer({
    publicFolder: resolve(publicFolder),
    messagesFile: join(folder, "messages.jsonl"),
    certificate: makeCertificate(folder, "localhost"),
  });
  const address = await server.listen({ port: 0, host: "localhost", listenTextResolver: (url) => url });
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { origin: `https://localhost:${new URL(address).port}`, close };
};
