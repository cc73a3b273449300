/** Serves the site in `public/`, for tests and for viewing a build. */
import { readArguments } from "../support/arguments.mjs";
import { serve } from "./serve";

const USAGE = `Usage: node --import tsx tools/preview-server/main.ts

Set PORT to serve on a port other than 9000.`;

readArguments(USAGE, {});
serve();
