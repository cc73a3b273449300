import { object, string } from "yup";
import { LIMITS } from "../../services/message-limits";

/** An address that the browser's own check takes may lack a dot (`name@example`); nobody outside can answer that one. */
const HAS_DOMAIN = /^\S+@[^\s@.]+(\.[^\s@.]+)+$/u;

const HAS_TEXT = /\S/u;

/** The rules of the form (R9.2), each with the sentence that content gives for it. */
export const messageSchema = ({ fields, subjects }: Pick<Queries.ContactFormFragment, "fields" | "subjects">) => {
  const { name, email, userCompany, subject, message } = fields;
  const required = (missing: string) => string().required(missing).matches(HAS_TEXT, missing);
  return object({
    name: required(name.missing).max(LIMITS.name, name.tooLong),
    email: required(email.missing).email(email.invalid).matches(HAS_DOMAIN, email.invalid),
    userCompany: string().max(LIMITS.userCompany, userCompany.tooLong),
    subject: required(subject.missing).oneOf(subjects, subject.invalid),
    message: required(message.missing).max(LIMITS.message, message.tooLong),
  });
};
