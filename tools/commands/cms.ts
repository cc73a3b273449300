/**
 * `npm run cms`: the visual editor for `content/` on http://localhost:9001; `PORT` moves it. Only this machine can reach it.
 * With `--content`, tests let it write into another folder.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createCmsServer } from "../cms/create-server";
import { readPort } from "../preview-server/settings";
import { explainListenError, StartProblem } from "../preview-server/start-problem";
import { ensureDecap } from "./decap.mjs";
import { readVariables } from "./variables";

const DEFAULT_PORT = 9_001;

const start = async (): Promise<void> => {
  readVariables();
  const { values } = parseArgs({ options: { content: { type: "string", default: "content" } } });
  const port = readPort(process.env.PORT, DEFAULT_PORT);
  if ((await ensureDecap()) !== 0) throw new StartProblem("The editor could not be installed. Mend what npm says above, and start again.");
  const server = await createCmsServer(resolve(values.content));
  await server.listen({ port, host: "localhost" }).catch((error: unknown) => {
    throw explainListenError(error, port);
  });
  console.log(`Edit the content on http://localhost:${port}\nWhat you save is in content/, for you to look through and commit.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
};

start().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
});
