import { LIMITS } from "../../services/message-limits";
import type { MessageFields } from "./message-fields";

/** A valid e-mail address as HTML defines it, except that its host must contain a dot: nobody outside can reply to `name@example`. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/iu;

const isBlank = (text: string): boolean => text.trim() === "";

/** A message's errors by the form's rules (R9.2), in the words of content: the first error of each field. */
export const messageProblems = (
  { fields, subjects }: Pick<Queries.ContactFormFragment, "fields" | "subjects">,
  { name, email, userCompany, subject, message }: MessageFields,
): Partial<MessageFields> => {
  const rules: readonly (readonly [field: keyof MessageFields, isBroken: boolean, problem: string])[] = [
    ["name", isBlank(name), fields.name.missing],
    ["name", name.length > LIMITS.name, fields.name.tooLong],
    ["email", isBlank(email), fields.email.missing],
    ["email", !ADDRESS.test(email), fields.email.invalid],
    ["userCompany", userCompany.length > LIMITS.userCompany, fields.userCompany.tooLong],
    ["subject", isBlank(subject), fields.subject.missing],
    ["subject", !subjects.includes(subject), fields.subject.invalid],
    ["message", isBlank(message), fields.message.missing],
    ["message", message.length > LIMITS.message, fields.message.tooLong],
  ];
  const problems: Partial<MessageFields> = {};
  for (const [field, isBroken, problem] of rules) if (isBroken) problems[field] ??= problem;
  return problems;
};
