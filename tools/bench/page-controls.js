/** Runs in every measured page before the page's own scripts: lists its controls, and times taps on them. */
(() => {
  const CONTROLS = "button, summary, label, [role=tab], [type=radio], [type=checkbox], a[href^='#']";
  /* Matches what is open, chosen, busy or invalid. */
  const STATES =
    "[open], :popover-open, :checked, [aria-expanded=true], [aria-selected=true], [aria-pressed=true], [aria-busy=true], [aria-invalid], [role=dialog]";

  /** Whether there is anything to tap: screen-reader text is one pixel large or positioned off the page. @param {Element} element */
  const isSeen = (element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && Math.min(width, height) > 4 && bottom + scrollY > 0;
  };
  /** @param {Element} element */
  const isTappable = (element) => {
    const control = element instanceof HTMLLabelElement ? element.control : element;
    if (!control || control.matches(":disabled, [type=radio]:checked") || !isSeen(element)) return false;
    return control === element || (control.matches("[type=radio], [type=checkbox]") && !isSeen(control));
  };
  /** @param {Element} element */
  const nameOf = (element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const words = label ?? element;
    const text = element.getAttribute("aria-label") ?? (words instanceof HTMLElement ? words.innerText : "");
    return text.replace(/\s+/gu, " ").trim().slice(0, 40);
  };
  /** @param {Element} element */
  const shapeOf = (element) => document.getElementById(element.getAttribute("commandfor") ?? "")?.dataset.shape;
  const controls = () => [...document.querySelectorAll(CONTROLS)].filter(isTappable);

  /** @param {Element} control */
  const look = (control) => [...document.querySelectorAll(STATES), control.outerHTML, control.matches("a") && scrollY];

  /** @type {{ control: Element, before: ReturnType<typeof look> } | undefined} */
  let pressed;
  let tappedAt = 0;
  const wait = () => {
    const now = pressed ? look(pressed.control) : [];
    const hasAnswered = now.length !== pressed?.before.length || now.some((state, index) => state !== pressed?.before[index]);
    if (!hasAnswered) requestAnimationFrame(wait);
    // The time-out runs after the frame that shows the effect.
    else setTimeout(() => Object.assign(window, { answer: performance.now() - tappedAt }));
  };
  /** @param {PointerEvent} event */
  const press = ({ target }) => {
    const control = target instanceof Element && target.closest(CONTROLS);
    if (control && !tappedAt) pressed = { control, before: look(control) };
  };
  /** @param {MouseEvent} event */
  const tap = ({ timeStamp }) => {
    if (tappedAt) return;
    tappedAt = timeStamp;
    requestAnimationFrame(wait);
  };
  addEventListener("pointerdown", press, true);
  addEventListener("click", tap, true);

  Object.assign(window, {
    /** Each control's name and its kind: controls of one kind look alike, and open dialogs of the same shape. */
    listControls: () =>
      controls().map((element) => ({ name: nameOf(element), kind: `${element.tagName} ${element.className} ${shapeOf(element)}` })),
    /** @param {string} name */
    findControl: (name) => controls().find((element) => nameOf(element) === name),
  });
})();
