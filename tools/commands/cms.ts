/**
 * `npm run cms`: the visual editor for `content/` on http://localhost:9001. Only this machine can reach it.
 */
import { resolve } from "node:path";
import { createCmsServer } from "../cms/create-server";
import { listen, readPort } from "../preview-server/listen";
import { readArguments } from "../support/arguments.mjs";
import { ensureDecap } from "../support/decap.mjs";
import { fail, Refusal } from "../support/refusal";
import { readVariables } from "../support/variables";

const DEFAULT_PORT = 9_001;

const USAGE = `Usage: npm run cms [-- --content FOLDER]

  --content FOLDER  writes into this folder instead of content/, as tests do

Set PORT to serve on a port other than ${DEFAULT_PORT}.`;

const start = async (): Promise<void> => {
  const { values } = readArguments(USAGE, { content: { type: "string", default: "content" } });
  readVariables();
  const port = readPort(process.env.PORT, DEFAULT_PORT);
  if ((await ensureDecap()) !== 0) throw new Refusal("The editor could not be installed. Fix the error above, and start again.");
  const server = await createCmsServer(resolve(values.content));
  await listen(server, port);
  console.log(`Edit the content on http://localhost:${port}\nWhat you save is in content/, ready to review and commit.`);
};

start().catch(fail);
