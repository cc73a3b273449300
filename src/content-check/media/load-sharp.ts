import { createRequire } from "node:module";
import { join } from "node:path";
import type Sharp from "sharp";

const load = createRequire(join(process.cwd(), "package.json"));

/** Loads the picture library when there is a picture to open, because that takes time. Gatsby's compiler would break an `import()`. */
export const loadSharp = (): typeof Sharp => load("sharp") as typeof Sharp;
