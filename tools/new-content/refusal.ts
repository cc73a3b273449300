/** A reason for not writing, which the user can fix: shown as is, without a stack trace. */
export class Refusal extends Error {}
