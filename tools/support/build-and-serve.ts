/**
 * The second half of `npm start`, once everything is installed: builds the site, with the variables for the mocks, if anything has
 * changed, and serves it.
 */
import { isBuilt } from "../../src/build-record/build-record";
import { serve } from "../preview-server/serve";
import { buildSite } from "./build-site";
import { localEnvironment } from "./environment.mjs";
import { readVariables } from "./variables";

const buildAndServe = async (): Promise<void> => {
  readVariables();
  Object.assign(process.env, localEnvironment());
  const code = isBuilt(process.env) ? 0 : await buildSite({ isClean: false });
  if (code === 0) serve();
  else process.exitCode = code;
};

void buildAndServe();
