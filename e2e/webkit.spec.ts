/** A smoke test in WebKitGTK, Safari's engine, on a virtual screen: what depends on the browser's own menus, dialogs and questions. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "@playwright/test";
import { freePort, WEBKIT } from "./support/programs";
import { LAYERS, popupButton, sectionOf } from "./support/site";
import { expect, isReady, MESSAGE, refusalCookie } from "./support/test";

// One window for all journeys.
test.describe.configure({ mode: "default" });
test.skip(WEBKIT === undefined, "WebKitGTK is not installed here.");

/** The address of the browser's session. */
let session = "";
const programs: ChildProcess[] = [];

/** Sends a command of the WebDriver protocol (W3C). */
const command = async <Value>(path: string, body: object, address = session): Promise<Value> => {
  const answer = await fetch(address + path, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(value.message);
  return value;
};

/** Runs a script in the page, or a function with its arguments. */
const run = <Value>(script: string | ((...values: never[]) => Value), ...args: unknown[]): Promise<Value> =>
  command("/execute/sync", { script: typeof script === "string" ? script : `return (${String(script)})(...arguments)`, args });

test.beforeAll(async () => {
  // X chooses the number of its screen, and reports it on a pipe.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] ?? screen, "data")) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  programs.push(spawn(WEBKIT ?? "", [`--port=${port}`], { stdio: "ignore", env }), screen);
  const server = `http://localhost:${port}`;
  await expect(() => fetch(`${server}/status`)).toPass();
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  session = `${server}/session/${(await command<{ sessionId: string }>("/session", { capabilities }, server)).sessionId}`;
});

test.afterAll(async () => {
  // The window closes before the driver has answered.
  await fetch(session, { method: "DELETE" }).catch(() => undefined);
  for (const program of programs) program.kill();
});

/** The narrowest window that this browser makes, and a wide one. */
const PHONE = 447;
const DESK = 1280;

/** Opens a page, and starts its scripts unless the visitor is to be faster than they. */
const open = async (path: string, width: number, when: "before" | "after" = "after") => {
  const { baseURL = "" } = test.info().project.use;
  await command("/window/rect", { x: 0, y: 0, width, height: 844 });
  await command("/url", { url: `${baseURL}/robots.txt` });
  await command("/cookie", { cookie: { ...refusalCookie(), path: "/" } });
  await command("/url", { url: `${baseURL}${path}` });
  if (when === "after") await expect.poll(() => run(isReady), { message: path, timeout: 60_000 }).toBe(true);
};

/** Expects so many elements of a selector to be visible. */
const expectSeen = (selector: string, count: number) => {
  const countSeen = (wanted: string) =>
    [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
  return expect.poll(() => run(countSeen, selector), selector).toBe(count);
};

/** An element, as the protocol refers to it. */
type Reference = Readonly<Record<string, string>>;

/** Sends an element a command. */
const act = (element: Reference, what: string, body: object = {}) => command(`/element/${Object.values(element)[0]}/${what}`, body);

/** The first visible control with this name. */
const control = async (name: string): Promise<Reference> => {
  const find = (wanted: string) =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], summary, label, [role=tab]")].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.getAttribute("aria-label") ?? element.innerText.trim().split("\n")[0]) === wanted,
    );
  const found = (await run(find, name)) as Reference | null | undefined;
  if (!found) throw new Error(`No control named ${name} is visible.`);
  return found;
};

/** Clicks a control after scrolling to it in one step: WebKit's driver does not wait for smooth scrolling. */
const tap = async (name: string) => {
  const found = await control(name);
  await run((element: Element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }), found);
  await act(found, "click");
};

const press = (value: string) =>
  command("/actions", { actions: [{ type: "key", id: "keys", actions: ["keyDown", "keyUp"].map((type) => ({ type, value })) }] });

const click = (x: number, y: number) => {
  const steps = [{ type: "pointerMove", x, y }, ...["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }))];
  return command("/actions", { actions: [{ type: "pointer", id: "mouse", actions: steps }] });
};

const ESCAPE = "\uE00C";

for (const [what, path, opener, layer, isPhone] of LAYERS) {
  test(`${what} opens at an early tap, closes on Escape and returns the focus`, async () => {
    await open(path, isPhone ? PHONE : DESK, "before");
    await tap(opener);
    await expectSeen(layer, 1);
    await press(ESCAPE);
    await expectSeen(layer, 0);
    const isFocused = (element: Element) => element === document.activeElement;
    expect(await run(isFocused, await control(opener))).toBe(true);
  });
}

test("a dialog closes on a click outside, and a question opens by its address", async () => {
  await open("/investors", DESK);
  await tap(popupButton);
  await expectSeen("dialog[open][closedby=any]", 1);
  await click(5, 5);
  await expectSeen("dialog[open]", 0);
  await open("/faq#refunds", PHONE, "before");
  await expectSeen("main details[open]", 1);
});

test("the form says what is wrong, and can be sent", async () => {
  const { submit } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE);
  await tap(submit);
  await expect.poll(() => run("return document.activeElement.name")).toBe("name");
  for (const [name, words] of Object.entries(MESSAGE))
    await act(await command<Reference>("/element", { using: "css selector", value: `[name=${name}]` }), "value", { text: words });
  await expect.poll(() => run("return 'grecaptcha' in window")).toBe(true);
  await tap(submit);
  const text = "return document.querySelector('[role=region] li')?.innerText ?? ''";
  await expect.poll(() => run(text)).toContain("Your message was sent!");
});
