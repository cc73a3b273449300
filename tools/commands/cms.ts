/**
 * `npm run cms`: the visual editor for `content/` on http://localhost:9001. Only this machine can reach it.
 */
import { resolve } from "node:path";
import { createCmsServer } from "../cms/create-server";
import { readPort } from "../preview-server/settings";
import { explainListenError, StartProblem } from "../preview-server/start-problem";
import { readArguments } from "./arguments.mjs";
import { ensureDecap } from "./decap.mjs";
import { readVariables } from "./variables";

const DEFAULT_PORT = 9_001;

const USAGE = `Usage: npm run cms [-- --content FOLDER]

  --content FOLDER  writes into this folder instead of content/, as tests do

PORT in the environment moves the editor from http://localhost:${DEFAULT_PORT}.`;

const start = async (): Promise<void> => {
  const { values } = readArguments(USAGE, { content: { type: "string", default: "content" } });
  readVariables();
  const port = readPort(process.env.PORT, DEFAULT_PORT);
  if ((await ensureDecap()) !== 0) throw new StartProblem("The editor could not be installed. Fix the error above, and start again.");
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
