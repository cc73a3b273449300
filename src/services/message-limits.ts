/** The most that a field of the contact form takes, in characters (R9.2). */
export const LIMITS = { name: 40, userCompany: 50, message: 250 } as const;
