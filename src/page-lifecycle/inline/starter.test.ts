/** Milliseconds after the load event until the scripts start without a sign of use. */
const START_DELAY = 4000;

const subject = () => document.querySelector("select");

/** Opens a page with the starter, as if a browser had read its HTML, restored a subject in the form, and loaded all files. */
const openPage = (address: string, restored = "General") => {
  history.replaceState(null, "", address);
  delete document.documentElement.dataset.scripts;
  document.head.innerHTML = "";
  document.body.innerHTML =
    "<div id='___gatsby'><button>Pause</button><button>Menu</button>" +
    "<input type='radio' name='steps' value='step-1' checked><input type='radio' name='steps' value='step-2'>" +
    "<select><option>General</option><option>Sales</option><option>Demo</option></select></div><button>Chat</button>" +
    '<script type="text/plain" data-late src="/app.js"></script>' +
    '<template data-late><link rel="preload" href="/data.json" as="fetch"></template>';
  Object.assign(subject() ?? {}, { value: restored });
  jest.isolateModules(() => void jest.requireActual("./starter.js"));
  dispatchEvent(new Event("load"));
};

const preloads = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const lateScripts = () => document.querySelectorAll("script[data-late][src]").length;

let listen: jest.SpiedFunction<typeof addEventListener>;
beforeEach(() => {
  jest.useFakeTimers();
  listen = jest.spyOn(window, "addEventListener");
});
// One test's starter must not hold clicks of the next test.
afterEach(() => {
  for (const call of listen.mock.calls) window.removeEventListener(...call);
});

it.each([
  ["/fundraisers#step-2", "step-2"],
  ["/fundraisers#step-9", "step-1"],
  ["/fundraisers", "step-1"],
])("at %s chooses %s", (address, chosen) => {
  openPage(address);

  expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe(chosen);
});

it.each([
  ["/contact?subject=Sales", "General", "Sales"],
  ["/contact?subject=Sales", "Demo", "Demo"],
  ["/contact?subject=None", "General", "General"],
])("at %s, with %s restored, chooses %s", (address, restored, chosen) => {
  openPage(address, restored);

  expect(subject()).toHaveValue(chosen);
});

it("starts the scripts after a while without use, and requests what they will need", () => {
  openPage("/pricing");
  jest.advanceTimersByTime(START_DELAY - 1);
  expect([preloads(), lateScripts()]).toEqual([[], 1]);
  jest.advanceTimersByTime(1);

  expect([preloads(), lateScripts()]).toEqual([["/data.json"], 0]);
  // webpack compares addresses exactly as they are written.
  expect([...document.scripts].map((script) => [script.getAttribute("src"), script.type])).toEqual([
    ["/app.js", ""],
    [null, "text/plain"],
  ]);
});

it.each(["pointerdown", "pointermove", "keydown", "focusin", "scroll"])("starts the scripts at a %s", (sign) => {
  openPage("/pricing");
  dispatchEvent(new Event(sign));

  expect([preloads(), lateScripts()]).toEqual([["/data.json"], 0]);
});

const hasFailed = () => document.documentElement.dataset.scripts === "failed";

it("marks the page if a script could not be loaded", () => {
  openPage("/pricing");
  dispatchEvent(new Event("scroll"));
  expect(hasFailed()).toBe(false);
  document.scripts[0]?.dispatchEvent(new Event("error"));
  expect(hasFailed()).toBe(true);

  // Only a click requests the script again: if the page did so by itself, the mark would be lost.
  jest.advanceTimersByTime(START_DELAY);
  expect(hasFailed()).toBe(true);
});

describe("scripts that arrive but throw", () => {
  const thrown = (filename: string) => Object.assign(new Event("error"), { filename });

  it.each([
    ["one of ours throws", thrown(`${location.origin}/app.js`), true],
    ["a promise is rejected", new Event("unhandledrejection"), true],
    ["someone else's throws, such as an extension's", thrown("chrome-extension://ad/blocker.js"), false],
  ])("have failed when %s before React is running", (_what, event, expected) => {
    openPage("/pricing");
    dispatchEvent(event);

    expect(hasFailed()).toBe(expected);
  });

  it("have not failed when something throws while React is running", () => {
    openPage("/pricing");
    document.documentElement.dataset.scripts = "started";
    dispatchEvent(thrown(`${location.origin}/app.js`));

    expect(hasFailed()).toBe(false);
  });
});

it("does not preload the data of a page with a query, even if another page is shown by then", () => {
  openPage("/pricing?from=letter");
  dispatchEvent(new Event("scroll"));
  expect([preloads(), lateScripts()]).toEqual([[], 0]);

  history.pushState(null, "", "/contact");
  jest.advanceTimersByTime(START_DELAY);
  expect(preloads()).toEqual([]);
});

describe("clicks before hydration", () => {
  /** The page's buttons, and the names of those that have responded. */
  const openWithButtons = () => {
    openPage("/pricing");
    const buttons = [...document.querySelectorAll("button")];
    const answers: string[] = [];
    for (const button of buttons) button.addEventListener("click", () => answers.push(button.textContent));
    return { buttons, answers };
  };

  it("are replayed in order, one per control, once React has hydrated the controls", () => {
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

  it("are replayed on the element that replaced the clicked one", () => {
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

  it("are let through outside the app, whose buttons React never hydrates", () => {
    const { buttons, answers } = openWithButtons();
    buttons[2]?.click();

    expect(answers).toEqual(["Chat"]);
  });

  it("are no longer held once React has hydrated everything", () => {
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

  it("are acknowledged at once: the control is busy until it answers", () => {
    const { buttons } = openWithButtons();
    const busy = () => buttons.filter((button) => button.getAttribute("aria-busy") === "true").map(({ textContent }) => textContent);
    buttons[0]?.click();
    buttons[1]?.click();
    expect(busy()).toEqual(["Pause", "Menu"]);

    buttons[0]?.addEventListener("click", () => buttons[0]?.setAttribute("aria-busy", "true"));
    for (const button of buttons) Object.assign(button, { __reactProps$1: {} });
    jest.advanceTimersByTime(50);
    // The handler decides how long its control stays busy.
    expect(busy()).toEqual(["Pause"]);
  });

  it("are dropped if the scripts have failed, but not for a chunk, which webpack fetches again", () => {
    const { buttons } = openWithButtons();
    document.body.insertAdjacentHTML("beforeend", '<script type="text/plain" data-late="code" src="/chunk.js"></script>');
    buttons[0]?.click();
    dispatchEvent(new Event("scroll"));
    const [app, chunk] = document.scripts;
    chunk?.dispatchEvent(new Event("error"));
    jest.advanceTimersByTime(50);
    expect(buttons[0]?.getAttribute("aria-busy")).toBe("true");

    const timers = jest.getTimerCount();
    app?.dispatchEvent(new Event("error"));
    jest.advanceTimersByTime(50);
    expect(jest.getTimerCount()).toBe(timers - 1);
    expect(buttons[0]?.hasAttribute("aria-busy")).toBe(false);
  });

  it("are dropped if the scripts do not arrive within twenty seconds", () => {
    const { buttons } = openWithButtons();
    dispatchEvent(new Event("scroll"));
    buttons[0]?.click();
    jest.advanceTimersByTime(19_000);
    expect([buttons[0]?.getAttribute("aria-busy"), hasFailed()]).toEqual(["true", false]);

    jest.advanceTimersByTime(2000);
    expect([buttons[0]?.hasAttribute("aria-busy"), hasFailed()]).toEqual([false, true]);
  });

  it("keep waiting for a section while React is running", () => {
    const { buttons } = openWithButtons();
    dispatchEvent(new Event("scroll"));
    document.documentElement.dataset.scripts = "started";
    buttons[0]?.click();
    jest.advanceTimersByTime(60_000);

    expect([buttons[0]?.getAttribute("aria-busy"), hasFailed()]).toEqual(["true", false]);
  });

  it("are let through in a section whose code could not be loaded, even if held before, while others are still held", () => {
    const { buttons, answers } = openWithButtons();
    const section = document.createElement("section");
    const [kept] = buttons;
    const main = document.createElement("main");
    main.append(section);
    kept?.replaceWith(main);
    if (kept) section.append(kept);
    kept?.click();
    expect(kept?.getAttribute("aria-busy")).toBe("true");
    section.dataset.scripts = "failed";
    kept?.removeAttribute("aria-busy");
    const timers = jest.getTimerCount();
    jest.advanceTimersByTime(50);
    expect(jest.getTimerCount()).toBe(timers - 1);

    kept?.click();
    expect(answers).toEqual(["Pause"]);
    expect(kept?.hasAttribute("aria-busy")).toBe(false);
    buttons[1]?.click();
    expect(buttons[1]?.getAttribute("aria-busy")).toBe("true");
  });

  it("request scripts that failed to load once more", () => {
    const { buttons, answers } = openWithButtons();
    dispatchEvent(new Event("scroll"));
    document.scripts[0]?.dispatchEvent(new Event("error"));
    buttons[1]?.click();
    expect([hasFailed(), answers]).toEqual([false, []]);
    expect([...document.scripts].map((script) => [script.getAttribute("src"), script.type])).toEqual([
      ["/app.js", ""],
      [null, "text/plain"],
    ]);

    for (const button of buttons) Object.assign(button, { __reactProps$1: {} });
    jest.advanceTimersByTime(50);
    expect(answers).toEqual(["Menu"]);
  });

  it("are let through if there is nothing left to request", () => {
    const { buttons, answers } = openWithButtons();
    dispatchEvent(new Event("scroll"));
    dispatchEvent(new Event("unhandledrejection"));
    buttons[1]?.click();

    expect(answers).toEqual(["Menu"]);
  });
});
