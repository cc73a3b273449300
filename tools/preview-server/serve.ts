import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { messagesFile } from "../../mocks/platform-mocks";
import { fail, Refusal } from "../support/refusal";
import { createPreviewServer } from "./create-server";
import { listen, readPort } from "./listen";

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  const publicFolder = resolve("public");
  if (!existsSync(resolve(publicFolder, "index.html"))) {
    throw new Refusal("public/ does not contain a built site. Run: npm run build");
  }

  const server = await createPreviewServer({
    publicFolder,
    messagesFile: resolve(messagesFile),
    logger: { level: "warn" },
  });
  await listen(server, port);
  console.log(`Serving public/ on http://localhost:${port}`);
}

/** Serves `public/` in the current folder (under npm, the repository root) until the process is stopped. */
export function serve(): void {
  start().catch(fail);
}
