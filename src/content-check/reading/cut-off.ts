export const UNFINISHED_END = "ends as if unfinished. Finish the sentence, or remove its last character";

export const NO_STOP = "has no full stop at the end of its last sentence. Add one, or restore what is missing";
