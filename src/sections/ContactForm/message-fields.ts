/** The fields of the form by the names the service gives them, in their order (R9.1). */
export const fieldNames = ["name", "email", "userCompany", "subject", "message"] as const;

/** What a visitor fills in. */
export type MessageFields = Record<(typeof fieldNames)[number], string>;

/** The form as it is found; the first subject is the default. */
export const untouchedFields = (subjects: readonly string[]): MessageFields => ({
  name: "",
  email: "",
  userCompany: "",
  subject: subjects[0] ?? "",
  message: "",
});

/** What stands in a form's controls now, which may be more than React knows of. */
export const readFields = (form: HTMLFormElement, fallback: MessageFields): MessageFields => {
  const data = new FormData(form);
  const read = (name: keyof MessageFields): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : fallback[name];
  };
  return {
    name: read("name"),
    email: read("email"),
    userCompany: read("userCompany"),
    subject: read("subject"),
    message: read("message"),
  };
};

/** The subject that an address asks for (`?subject=Enterprise%20Sales`), if it is one of the list. */
export const subjectOfAddress = (search: string, subjects: readonly string[]): string | undefined => {
  const wanted = new URLSearchParams(search).get("subject");
  return subjects.find((subject) => subject === wanted);
};
