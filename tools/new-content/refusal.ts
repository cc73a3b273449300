/** A reason not to write that its reader can mend: it is told as it stands, without a stack trace. */
export class Refusal extends Error {}
