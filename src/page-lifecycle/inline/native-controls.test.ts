let added: jest.SpiedFunction<typeof addEventListener>;
beforeEach(() => {
  jest.useFakeTimers();
  added = jest.spyOn(window, "addEventListener");
  jest.isolateModules(() => void jest.requireActual("./native-controls.js"));
});
// Each test runs the script anew, so its listeners are removed.
afterEach(() => {
  for (const call of added.mock.calls) window.removeEventListener(...call);
});

it("drops a fragment that cannot be decoded before anything reads it, on load and later", () => {
  const seen: string[] = [];
  window.addEventListener("popstate", () => seen.push(window.location.hash), { once: true });
  window.history.replaceState({ key: "kept" }, "", "/faq?q=a#%E0%A4%A");
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(seen).toEqual([""]);
  expect(window.location.pathname + window.location.search).toBe("/faq?q=a");
  expect(window.history.state).toEqual({ key: "kept" });
});

it.each(["", "#refunds", "#%C3%A9", "#100%25"])("leaves the fragment %j as it is", (hash) => {
  window.history.replaceState(null, "", `/faq${hash}`);
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(window.location.hash).toBe(hash);
});

describe("scrolling", () => {
  const scrolledTo = (scrollY: number) => {
    Object.assign(window, { scrollY });
    dispatchEvent(new Event("scroll"));
    return document.documentElement.hasAttribute("data-scrolled");
  };

  it("tells the header when it has left the page's opening", () => {
    expect([0, 16, 17, 900, 3].map(scrolledTo)).toEqual([false, false, true, true, false]);
  });

  it.each([
    ["a place on this page", "/terms#fees", true],
    ["another page", "/faq#fees", false],
    ["this page itself", "/terms", false],
  ])("is smooth for a while after a click on a link to %s: %s, %s", (_where, href, expected) => {
    history.replaceState(null, "", "/terms");
    document.body.innerHTML = `<a href="${href}"><b>There</b></a>`;
    // jsdom does not navigate.
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector("b")?.click();
    const isGliding = () => document.documentElement.hasAttribute("data-gliding");
    expect(isGliding()).toBe(expected);

    jest.advanceTimersByTime(500);
    expect(isGliding()).toBe(false);
  });
});

describe("native controls that a browser lacks", () => {
  /** jsdom supports neither commands nor modal dialogs. */
  const openWithDialog = () => {
    const opener = '<button command="show-modal" commandfor="film">Film</button>';
    const closer = '<button command="close" commandfor="film"><i>x</i></button>';
    document.body.innerHTML = `<div id="___gatsby">${opener}<dialog id="film" closedby="any"><video controls data-poster="/poster.webp"></video>${closer}</dialog></div>`;
    const dialog = document.querySelector("dialog");
    const pause = jest.fn();
    const [showModal, close] = [jest.fn(), jest.fn()];
    Object.assign(dialog ?? {}, { showModal, close });
    Object.assign(document.querySelector("video") ?? {}, { pause });
    // In jsdom, rectangles have no size: only (0, 0) is inside.
    const click = (selector: string, clientX = 0) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX }));
    return { dialog, showModal, close, pause, click };
  };

  it("opens and closes a dialog at once", () => {
    const { showModal, close, click } = openWithDialog();
    click("button");
    expect(showModal).toHaveBeenCalledTimes(1);

    click("dialog i");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes it on a click outside, not inside", () => {
    const { close, click } = openWithDialog();
    click("video");
    click("dialog");
    expect(close).not.toHaveBeenCalled();

    click("dialog", 1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("does not close it when a press inside is dragged outside, as when selecting text", () => {
    const { close, click } = openWithDialog();
    document.querySelector("video")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    click("dialog", 1);
    expect(close).not.toHaveBeenCalled();

    document.querySelector("dialog")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, clientX: 1 }));
    click("dialog");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["browsers that close dialogs themselves", true],
    ["others", false],
  ])("does not close it on the second tap of a double tap, in %s", (_which, isNative) => {
    const { dialog, close, click } = openWithDialog();
    if (isNative) Object.assign(HTMLElement.prototype, { closedBy: "any" });
    click("button");
    expect(dialog?.getAttribute("closedby")).toBe("closerequest");
    click("dialog", 1);
    expect(close).not.toHaveBeenCalled();

    jest.advanceTimersByTime(500);
    expect(dialog?.getAttribute("closedby")).toBe("any");
    click("dialog", 1);
    expect(close).toHaveBeenCalledTimes(isNative ? 0 : 1);
    Reflect.deleteProperty(HTMLElement.prototype, "closedBy");
  });

  it("leaves dialogs to a browser that supports both attributes", () => {
    const { showModal, close, click } = openWithDialog();
    Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
    Object.assign(HTMLElement.prototype, { closedBy: "any" });

    click("button");
    click("dialog", 1);
    expect(showModal).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLElement.prototype, "closedBy");
  });

  it("gives a film its controls and poster after the frame that shows its dialog", () => {
    const { dialog, click } = openWithDialog();
    const film = dialog?.querySelector("video");
    expect(film?.getAttribute("poster")).toBeNull();

    click("button");
    expect(film?.controls).toBe(false);

    jest.advanceTimersByTime(20);
    expect(film?.controls).toBe(true);
    expect(film?.getAttribute("poster")).toBe("/poster.webp");
  });

  it.each([
    ["a visitor leaves the page, and may come back to it", "pagehide"],
    ["the app asks for it", "uncover"],
  ])("closes dialogs and menus when %s", (_when, event) => {
    const { dialog, close } = openWithDialog();
    dialog?.setAttribute("open", "");
    document.body.insertAdjacentHTML("beforeend", "<ul popover></ul>");
    const hidePopover = jest.fn();
    Object.assign(document.querySelector("[popover]") ?? {}, { hidePopover });

    dispatchEvent(new Event(event));
    expect([close, hidePopover].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it("stops the film when its dialog closes, which no browser does by itself", () => {
    const { dialog, pause } = openWithDialog();
    dialog?.dispatchEvent(new Event("close"));

    expect(pause).toHaveBeenCalledTimes(1);
  });
});
