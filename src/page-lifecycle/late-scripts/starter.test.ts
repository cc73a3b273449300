/** @jest-environment jsdom */

/** Milliseconds after the page has loaded in which its scripts start without a sign of use. */
const PATIENCE = 4000;

/** Opens a page with the starter in it, as a browser has it when it has read the HTML and loaded what that names. */
const openPage = (address: string) => {
  history.replaceState(null, "", address);
  delete document.documentElement.dataset.scripts;
  document.head.innerHTML = "";
  document.body.innerHTML =
    "<div id='___gatsby'><button>Pause</button><button>Menu</button></div><button>Chat</button>" +
    '<script type="text/plain" data-late src="/app.js"></script>' +
    '<template data-late><link rel="preload" href="/data.json" as="fetch"></template>';
  jest.isolateModules(() => void jest.requireActual("./starter.js"));
  dispatchEvent(new Event("load"));
};

const preloads = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const lateScripts = () => document.querySelectorAll("script[data-late]").length;

let listen: jest.SpiedFunction<typeof addEventListener>;
beforeEach(() => {
  jest.useFakeTimers();
  listen = jest.spyOn(window, "addEventListener");
});
// A test's starter must not hold the clicks of the next.
afterEach(() => {
  for (const call of listen.mock.calls) window.removeEventListener(...call);
  listen.mockRestore();
});

it("starts nothing by itself while the page is new", () => {
  openPage("/pricing");
  jest.advanceTimersByTime(PATIENCE - 1);

  expect([preloads(), lateScripts()]).toEqual([[], 1]);
});

it("starts the scripts when nobody does anything, and asks for what they will need", () => {
  openPage("/pricing");
  jest.advanceTimersByTime(PATIENCE);

  expect([preloads(), lateScripts()]).toEqual([["/data.json"], 0]);
  // The address as it is written, because webpack compares it so.
  expect([...document.scripts].map((script) => [script.getAttribute("src"), script.type])).toEqual([["/app.js", ""]]);
});

it.each(["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll", "wheel"])("starts the scripts at a %s", (sign) => {
  openPage("/pricing");
  dispatchEvent(new Event(sign));

  expect([preloads(), lateScripts()]).toEqual([["/data.json"], 0]);
});

it("takes away a script that failed, so that it is asked for again when it is needed, and says so to what waits for it", () => {
  openPage("/pricing");
  dispatchEvent(new Event("scroll"));
  expect(document.documentElement.dataset.scripts).toBeUndefined();
  document.scripts[0]?.dispatchEvent(new Event("error"));

  expect(document.scripts).toHaveLength(0);
  expect(document.documentElement.dataset.scripts).toBe("failed");
});

it("leaves out the data of a page with a query, for which Gatsby asks with the query, also when another page is shown by then", () => {
  openPage("/pricing?from=letter");
  dispatchEvent(new Event("scroll"));
  expect([preloads(), lateScripts()]).toEqual([[], 0]);

  history.pushState(null, "", "/contact");
  jest.advanceTimersByTime(PATIENCE);
  expect(preloads()).toEqual([]);
});

describe("clicks that come too early", () => {
  /** The buttons of the page, and the names of those that answer. */
  const openWithButtons = () => {
    openPage("/pricing");
    const buttons = [...document.querySelectorAll("button")];
    const answers: string[] = [];
    for (const button of buttons) button.addEventListener("click", () => answers.push(button.textContent));
    return { buttons, answers };
  };

  it("are done in their order, each control's once, when React has taken the controls over", () => {
    const { buttons, answers } = openWithButtons();
    for (const index of [0, 1, 0]) buttons[index]?.click();
    jest.advanceTimersByTime(1000);
    expect(answers).toEqual([]);

    for (const button of buttons) Object.assign(button, { __reactProps$1: {} });
    jest.advanceTimersByTime(50);
    expect(answers).toEqual(["Pause", "Menu"]);
  });

  it("are tried again while React stops them", () => {
    const { buttons, answers } = openWithButtons();
    for (const button of buttons.slice(0, 1)) Object.assign(button, { __reactProps$1: {} });
    const stop = (event: Event) => {
      event.stopPropagation();
    };
    document.querySelector("#___gatsby")?.addEventListener("click", stop, true);
    buttons[0]?.click();
    jest.advanceTimersByTime(1000);
    expect(answers).toEqual([]);

    document.querySelector("#___gatsby")?.removeEventListener("click", stop, true);
    jest.advanceTimersByTime(50);
    expect(answers).toEqual(["Pause"]);
  });

  it("are done on the element that React has drawn in another's place", () => {
    const { buttons, answers } = openWithButtons();
    buttons[1]?.click();
    const replacement = document.createElement("button");
    replacement.append("Menu");
    replacement.addEventListener("click", () => answers.push("Menu, replaced"));
    Object.assign(replacement, { __reactProps$1: {} });
    buttons[1]?.replaceWith(replacement);
    jest.advanceTimersByTime(50);

    expect(answers).toEqual(["Menu, replaced"]);
  });

  it("are let through outside the app: another program's button is not held for ever", () => {
    const { buttons, answers } = openWithButtons();
    buttons[2]?.click();

    expect(answers).toEqual(["Chat"]);
  });

  it("are held no more once React has all of the page", () => {
    const { buttons, answers } = openWithButtons();
    for (const button of buttons.slice(0, 2)) Object.assign(button, { __reactProps$1: {} });
    buttons[0]?.click();
    jest.advanceTimersByTime(0);
    buttons[0]?.insertAdjacentHTML("afterend", "<button>Added later</button>");
    const [, added] = document.querySelectorAll("button");
    added?.addEventListener("click", () => answers.push("Added later"));
    added?.click();

    expect(answers).toEqual(["Pause", "Added later"]);
  });

  it("are left alone once the scripts have failed, but not for a chunk, which webpack asks for again", () => {
    const { buttons, answers } = openWithButtons();
    document.body.insertAdjacentHTML("beforeend", '<script type="text/plain" data-late="code" src="/chunk.js"></script>');
    buttons[0]?.click();
    dispatchEvent(new Event("scroll"));
    const [app, chunk] = document.scripts;
    chunk?.dispatchEvent(new Event("error"));
    buttons[1]?.click();
    expect(answers).toEqual([]);

    const timers = jest.getTimerCount();
    app?.dispatchEvent(new Event("error"));
    jest.advanceTimersByTime(50);
    expect(jest.getTimerCount()).toBe(timers - 1);
    buttons[1]?.click();
    expect(answers).toEqual(["Menu"]);
  });
});

describe("what a browser lacks of the native controls", () => {
  /** The simulated browser knows neither commands nor modal dialogs. */
  const openWithDialog = () => {
    openPage("/");
    const opener = '<button command="show-modal" commandfor="film">Film</button>';
    const closer = '<button command="close" commandfor="film"><i>x</i></button>';
    document.body.innerHTML = `<div id="___gatsby">${opener}<dialog id="film"><video data-poster="/poster.webp"></video>${closer}</dialog></div>`;
    const dialog = document.querySelector("dialog");
    const pause = jest.fn();
    const [showModal, close] = [jest.fn(), jest.fn()];
    Object.assign(dialog ?? {}, { showModal, close });
    Object.assign(document.querySelector("video") ?? {}, { pause });
    const click = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return { dialog, showModal, close, pause, click };
  };

  it("opens and closes a dialog, at once", () => {
    const { showModal, close, click } = openWithDialog();
    click("button");
    expect(showModal).toHaveBeenCalledTimes(1);

    click("dialog i");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes it at a click beside it, and not in it", () => {
    const { close, click } = openWithDialog();
    click("video");
    expect(close).not.toHaveBeenCalled();

    click("dialog");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("leaves it to a browser that can", () => {
    const { showModal, close, click } = openWithDialog();
    Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
    Object.assign(HTMLElement.prototype, { closedBy: "any" });

    click("button");
    click("dialog");
    expect(showModal).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLElement.prototype, "closedBy");
  });

  it("gives a film its poster when its dialog opens, which browsers fetch when it is closed too", () => {
    const { dialog, click } = openWithDialog();
    const film = dialog?.querySelector("video");
    expect(film?.getAttribute("poster")).toBeNull();

    click("button");
    expect(film?.getAttribute("poster")).toBe("/poster.webp");
  });

  it("stops the film of a dialog that is closed, which no browser does", () => {
    const { dialog, pause } = openWithDialog();
    dialog?.dispatchEvent(new Event("close"));

    expect(pause).toHaveBeenCalledTimes(1);
  });
});
