/** A reason not to do what the editor asked for; Decap shows it as it stands. */
export class CmsRefusal extends Error {}
