/** Maximum lengths of the contact form's fields, in characters (R9.2). */
export const LIMITS = { name: 40, userCompany: 50, message: 250 } as const;
