import { z } from "zod";
import { SUBJECTS } from "../src/content-model/sections/contact-form";

const required = "is required";
const requiredText = (longest: number) => z.string(required).trim().min(1, required).max(longest, `is longer than ${longest} characters`);

/** The contact form's fields, their limits and the five subjects (R9.1 to R9.3). */
export const contactMessage = z.strictObject({
  name: requiredText(40),
  // The specification asks for no more than the browser's own e-mail check.
  email: z.email({ pattern: z.regexes.html5Email, error: "is not an e-mail address" }),
  userCompany: z.string("is not text").trim().max(50, "is longer than 50 characters").optional(),
  subject: z.enum(SUBJECTS, "is not one of the five subjects"),
  message: requiredText(250),
  reCaptchaToken: z.string(required).min(1, required),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export interface Refusal {
  /** What is wrong as a whole, in one sentence. */
  error: string;
  /** What is wrong with a field, by the field's name. */
  fields: Record<string, string>;
}

/** The body of a 422 answer: the first problem of each field. */
export function describeRefusal(error: z.ZodError<ContactMessage>): Refusal {
  const { formErrors, fieldErrors } = z.flattenError(error);
  const fields = Object.entries(fieldErrors).map(([field, problems]): [string, string] => [field, problems[0] ?? "is not valid"]);
  return { error: formErrors[0] ?? "Some fields are not valid.", fields: Object.fromEntries(fields) };
}
