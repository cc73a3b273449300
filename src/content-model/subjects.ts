/** The subjects of the contact form (specification, section 5), the default first. */
export const SUBJECTS = ["General Inquiry", "Demo Request", "Enterprise Sales", "Technical Support", "Partnership Support"] as const;
