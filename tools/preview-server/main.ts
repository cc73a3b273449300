/** Serves the site in `public/`, for tests and for viewing a build. */
import { readArguments } from "../commands/arguments.mjs";
import { serve } from "./serve";

const USAGE = `Usage: node --import tsx tools/preview-server/main.ts [--failures]

  --failures  lets tests make the mocks fail

PORT in the environment moves the site from http://localhost:9000.`;

serve(readArguments(USAGE, { failures: { type: "boolean", default: false } }).values);
