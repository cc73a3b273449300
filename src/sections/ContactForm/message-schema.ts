import { object, string } from "yup";

/** Maximum lengths of the contact form's fields, as {@link countCharacters} counts them. */
export const LIMITS = { name: 40, userCompany: 50, message: 250 } as const;

/** How long a text is in code points: a line break is one, and so are most emoji; white space around the text is none. */
export const countCharacters = (text: string): number => Array.from(text.trim().replace(/\r\n/gu, "\n")).length;

/** A part of a domain, in letters and digits of any script. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** An e-mail address as HTML defines it, or with an international domain: some browsers convert that before a script sees it. */
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, "iu");

/** Marks of direction and zero width: invisible, and copied with an address from a chat or an address book. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const text = (limit: number, tooLong: string) =>
  string()
    .trim()
    .test("length", tooLong, (value = "") => countCharacters(value) <= limit);

/** The form's rules, with the errors in the words of content. A cast trims white space, and drops what is invisible in an address. */
export const messageSchema = ({ fields, subjects }: Pick<Queries.ContactFormFragment, "fields" | "subjects">) => {
  const { name, email, userCompany, subject, message } = fields;
  return object({
    name: text(LIMITS.name, name.tooLong).required(name.missing),
    email: string()
      .transform((address: string) => address.replace(INVISIBLE, ""))
      .trim()
      .required(email.missing)
      .matches(EMAIL, { message: email.invalid, excludeEmptyString: true }),
    userCompany: text(LIMITS.userCompany, userCompany.tooLong).default(""),
    subject: string().required(subject.invalid).oneOf(subjects, subject.invalid),
    message: text(LIMITS.message, message.tooLong).required(message.missing),
  });
};
