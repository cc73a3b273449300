import { join } from "node:path";

/** The smallest content that the check has nothing to say about: tests copy it and change the copy. */
export const VALID_CONTENT = join(__dirname, "fixtures/valid");
