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

/** The form of an earlier visit to the page. Even out of the document it keeps what the visitor wrote. */
let earlier: HTMLFormElement | null = null;

/** Gives a form that has just appeared what was typed into the one before it. */
export const takeOverInput = (form: HTMLFormElement): void => {
  const message = earlier && readFields(earlier);
  if (message) for (const name of fieldNames) Object.assign(form.elements.namedItem(name) ?? {}, { value: message[name] });
  earlier = form;
};
