import { join } from "node:path";

/** The smallest content without problems. Tests copy it and change the copy. */
export const VALID_CONTENT = join(__dirname, "fixture");
