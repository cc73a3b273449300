import { join } from "node:path";

/** The smallest content about which the check reports nothing: tests copy it and change the copy. */
export const VALID_CONTENT = join(__dirname, "fixtures/valid");
