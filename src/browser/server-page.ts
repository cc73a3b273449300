/**
 * Keeps what a visitor did to the server's HTML before the scripts ran. If a browser has translated it, or an extension has added to it,
 * React throws it away, and with it whatever was typed, opened and focused.
 */

/** Listed by kind, because a translator or an extension adds elements of other kinds. */
const KINDS = ["details", "dialog", "[popover]", "input", "select", "textarea", "a, button, summary"];

const elements = (): HTMLElement[][] => KINDS.map((kind) => [...document.querySelectorAll<HTMLElement>(`#___gatsby :is(${kind})`)]);

let before: HTMLElement[][] = [];
let focused: Element | null = null;
let popover: Element | null = null;

const noteFocus = ({ target }: FocusEvent): void => {
  focused = target as Element;
};

/** Call this just before hydration. Even outside the document, an element keeps what was typed into it and whether it was open. */
export const rememberServerPage = (): void => {
  before = elements();
  focused = document.activeElement;
  // A forgiving selector list: browsers before 2024 have no popovers.
  popover = document.querySelector(":is(:popover-open)");
  addEventListener("focusin", noteFocus);
};

/** Gives a new control an old one's contents through the events that React listens for: it misses a value set on the element itself. */
const fill = (control: HTMLInputElement, { value, checked }: HTMLInputElement): void => {
  if (control.value === value && control.checked === checked) return;
  if ("checked" in control) control.checked = checked;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Call this once React has taken over the page: repeats on the new elements what was done to those that have gone. */
export const restoreServerPage = (): void => {
  removeEventListener("focusin", noteFocus);
  const now = elements();
  const pairs = before.flatMap((kind, index) => kind.map((old, place) => ({ old, element: now[index]?.[place] })));
  const replaced = pairs.filter(({ old }) => !old.isConnected);
  for (const { old, element } of replaced) {
    if (element instanceof HTMLDetailsElement) element.open = old.hasAttribute("open");
    else if (element instanceof HTMLDialogElement && old.hasAttribute("open")) element.showModal();
    else if (element && old === popover) element.showPopover();
    else if (element && "value" in old) fill(element as HTMLInputElement, old as HTMLInputElement);
  }
  const [lost] = replaced.filter(({ old }) => old === focused);
  lost?.element?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = (lost?.old ?? {}) as Partial<HTMLInputElement>;
  // An e-mail field has no selection that a script may read or set.
  if (selectionStart != null) (lost?.element as HTMLInputElement | undefined)?.setSelectionRange(selectionStart, selectionEnd ?? null);
  before = [];
};
