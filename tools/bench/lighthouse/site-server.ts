/**
 * Serves the built site in a folder as the deployment does: over HTTP/2, compressed with Brotli, in a process separate from the browser
 * and Lighthouse. Sends its address to its parent process, and ends with it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeCertificate } from "../../preview-server/certificate";
import { createPreviewServer } from "../../preview-server/create-server";

const serve = async (folder: string): Promise<void> => {
  const temporary = mkdtempSync(join(tmpdir(), "bench-server-"));
  const server = await createPreviewServer({
    publicFolder: resolve(folder),
    messagesFile: join(temporary, "messages.jsonl"),
    certificate: makeCertificate(temporary, "localhost"),
  });
  process.once("disconnect", () => {
    rmSync(temporary, { recursive: true, force: true });
    process.exit();
  });
  process.send?.(await server.listen({ port: 0, host: "localhost", listenTextResolver: (address) => address }));
};

void serve(process.argv[2] ?? "public");
