/** @jest-environment-options { "resources": "usable" } */
import { type Platform, startPlatform } from "../contact-us.testing";
import { createBotCheck, TOKEN_TIMEOUT, TOKEN_STORAGE_KEY } from "./bot-check";

const SITE_KEY = "a-key";

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
});

afterEach(async () => {
  jest.useRealTimers();
  document.head.replaceChildren();
  sessionStorage.clear();
  delete window.grecaptcha;
  await platform.close();
});

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll("script")];

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const makeBotCheck = (siteKey = SITE_KEY) => createBotCheck({ siteKey, scriptUrl: platform.scriptUrl });

const makeAvailable = async () => {
  const botCheck = makeBotCheck();
  void botCheck.load();
  await until(botCheck.isAvailable);
  return botCheck;
};

it("loads nothing until asked, and then the script with the site key, once", async () => {
  const botCheck = makeBotCheck();
  expect(scripts()).toEqual([]);
  expect(botCheck.isAvailable()).toBe(false);

  void botCheck.load();
  void botCheck.load();
  await until(botCheck.isAvailable);
  void botCheck.load();

  expect(scripts().map(({ src }) => src)).toEqual([`${platform.scriptUrl}?render=${SITE_KEY}`]);
});

it("gives a token for an action and keeps it in session storage", async () => {
  const botCheck = await makeAvailable();

  await expect(botCheck.getToken("submit_form")).resolves.toBe("token for a-key submit_form");
  expect(sessionStorage.getItem("recaptchaToken")).toBe("token for a-key submit_form");
  expect(TOKEN_STORAGE_KEY).toBe("recaptchaToken");
});

it("gives the token even if storage is switched off", async () => {
  const botCheck = await makeAvailable();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("no storage");
  });

  await expect(botCheck.getToken("submit_form")).resolves.toBe("token for a-key submit_form");
});

it.each([
  ["refuses", () => Promise.reject(new Error("no"))],
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
  ["gives an empty token", () => Promise.resolve("")],
  ["gives null", () => Promise.resolve(null)],
])("gives no token and does not reject when the provider %s", async (_what, execute) => {
  const botCheck = await makeAvailable();
  Object.assign(window.grecaptcha ?? {}, { execute });

  await expect(botCheck.getToken("submit_form")).resolves.toBeUndefined();
  expect(sessionStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
});

it("gives up on a provider that never answers", async () => {
  const botCheck = await makeAvailable();
  Object.assign(window.grecaptcha ?? {}, { execute: () => new Promise(() => undefined) });
  jest.useFakeTimers();

  const token = botCheck.getToken("submit_form");
  await jest.advanceTimersByTimeAsync(TOKEN_TIMEOUT);

  await expect(token).resolves.toBeUndefined();
});

it.each([
  ["cannot be loaded", undefined],
  ["holds nothing", ""],
])("can be asked again when the script %s", async (_what, script) => {
  const { script: works } = platform.settings;
  platform.settings.script = script;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const botCheck = makeBotCheck();
  void botCheck.load();
  await until(() => scripts().length === 0);
  expect(botCheck.isAvailable()).toBe(false);
  await expect(botCheck.getToken("submit_form")).resolves.toBeUndefined();

  platform.settings.script = works;
  void botCheck.load();
  await until(botCheck.isAvailable);
});

it("can be asked again if the script does not respond in time", async () => {
  const { script: works } = platform.settings;
  platform.settings.script = "window.grecaptcha = { ready() {} };";
  jest.useFakeTimers({ advanceTimers: true });
  const botCheck = makeBotCheck();
  const loaded = botCheck.load();
  await until(() => window.grecaptcha !== undefined);
  await jest.advanceTimersByTimeAsync(TOKEN_TIMEOUT);
  await loaded;
  expect(botCheck.isAvailable()).toBe(false);

  platform.settings.script = works;
  void botCheck.load();
  await until(botCheck.isAvailable);
});

it("accepts a script that responds late, and requests no other", async () => {
  platform.settings.script = `window.grecaptcha = { ready: (callback) => setTimeout(callback, ${TOKEN_TIMEOUT + 1_000}) };`;
  jest.useFakeTimers({ advanceTimers: true });
  const botCheck = makeBotCheck();
  void botCheck.load();
  await until(() => window.grecaptcha !== undefined);
  await jest.advanceTimersByTimeAsync(TOKEN_TIMEOUT);
  expect(botCheck.isAvailable()).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(botCheck.isAvailable()).toBe(true);

  await botCheck.load();
  expect(scripts()).toHaveLength(1);
});

it("never loads a script without a site key", async () => {
  const botCheck = makeBotCheck("");
  await botCheck.load();

  expect(botCheck.isConfigured).toBe(false);
  expect(botCheck.isAvailable()).toBe(false);
  expect(scripts()).toEqual([]);
});
