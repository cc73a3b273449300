/** The form's fields, in order, by the names that the service uses (R9.1). */
export const fieldNames = ["name", "email", "userCompany", "subject", "message"] as const;

/** What a visitor fills in. */
export type MessageFields = Record<(typeof fieldNames)[number], string>;

/** The untouched form; the first subject is the default. */
export const untouchedFields = (subjects: readonly string[]): MessageFields => ({
  name: "",
  email: "",
  userCompany: "",
  subject: subjects[0] ?? "",
  message: "",
});

/** The current contents of a form's controls, which may be newer than React's state. */
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

/** Puts contents into a form's controls. */
export const writeFields = (form: HTMLFormElement, fields: MessageFields): void => {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = fields[name];
  }
};

/** The subject in an address (`?subject=Enterprise%20Sales`), if it is in the list. */
export const subjectOfAddress = (search: string, subjects: readonly string[]): string | undefined => {
  const wanted = new URLSearchParams(search).get("subject");
  return subjects.find((subject) => subject === wanted);
};
