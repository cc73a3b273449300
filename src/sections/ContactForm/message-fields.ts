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

/**
 * The form that the visitor wrote in last: the server's, or that of an earlier visit to the page. Even out of the document it keeps its
 * contents, so they survive whatever happens to the page.
 */
let earlier: HTMLFormElement | null = null;

/** What had the focus last before hydration. */
let focused: EventTarget | null = null;

/**
 * Remembers the form in the server's HTML, and where the focus is. To be called just before hydration: React throws away HTML that a
 * browser extension has changed.
 */
export const rememberServerForm = (): void => {
  earlier = document.querySelector("textarea")?.form ?? null;
  focused = document.activeElement;
  earlier?.addEventListener("focusin", ({ target }) => (focused = target));
};

/** Gives a form that has just appeared what was typed into the one before it, and the focus. */
export const takeOverInput = (form: HTMLFormElement): void => {
  if (earlier && earlier !== form) {
    const message = readFields(earlier);
    for (const name of fieldNames) Object.assign(form.elements.namedItem(name) ?? {}, { value: message[name] });
    // The browser has no focus left once its element is gone.
    if (document.activeElement === document.body && focused instanceof Element && !focused.isConnected) giveFocus(form, focused);
  }
  focused = null;
  earlier = form;
};

/** Focuses the control that has taken the place of another, with the same selection. */
const giveFocus = (form: HTMLFormElement, lost: Element): void => {
  const control = form.elements.namedItem(lost.getAttribute("name") ?? "");
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // An e-mail field has no selection that a script may read or set.
  if (isText(lost) && isText(control) && lost.selectionStart !== null) control.setSelectionRange(lost.selectionStart, lost.selectionEnd);
};

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
