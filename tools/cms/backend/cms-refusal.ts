/** A reason for refusing a request; Decap shows it as is. */
export class CmsRefusal extends Error {}
