/** The form's fields, in order, by the names that the service uses. */
const fieldNames = ["name", "email", "userCompany", "subject", "message"] as const;

/** What a visitor fills in. */
export type Message = Record<(typeof fieldNames)[number], string>;

/** The contents of a form's controls, also of a form that is no longer in the document. */
export const readFields = (form: HTMLFormElement): Message => {
  const data = new FormData(form);
  const read = (name: string) => data.get(name) as string | null;
  return Object.fromEntries(fieldNames.map((name) => [name, read(name) ?? ""])) as Message;
};

/** Puts contents into a form's controls. */
export const fillFields = (form: HTMLFormElement, message: Partial<Message>): void => {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    const value = message[name];
    if (value !== undefined && control && "value" in control) control.value = value;
  }
};
