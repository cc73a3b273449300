import { createBotCheck } from "./bot-check";

const scripts = (): HTMLScriptElement[] => [...document.scripts];

const loaded = (grecaptcha: Window["grecaptcha"]) => {
  const botCheck = createBotCheck({ siteKey: "a-key", scriptUrl: "https://bots.example/api.js" });
  botCheck.load();
  window.grecaptcha = grecaptcha;
  scripts()[0]?.dispatchEvent(new Event("load"));
  return botCheck;
};

const ready = (callback: () => void): void => callback();

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  sessionStorage.clear();
  delete window.grecaptcha;
});

it("loads the script with the site key, once, and is available when the provider is ready", () => {
  let isReady = (): void => undefined;
  const botCheck = loaded({ ready: (callback) => (isReady = callback) });
  botCheck.load();
  expect(scripts().map(({ src }) => src)).toEqual(["https://bots.example/api.js?render=a-key"]);
  expect(botCheck.isAvailable()).toBe(false);

  isReady();
  expect(botCheck.isAvailable()).toBe(true);
});

it("can load the script again after a failure", () => {
  const botCheck = createBotCheck({ siteKey: "a-key", scriptUrl: "/api.js" });
  botCheck.load();
  scripts()[0]?.dispatchEvent(new Event("error"));
  expect(scripts()).toEqual([]);

  botCheck.load();
  expect(scripts()).toHaveLength(1);
});

it("is not available if a content blocker leaves an empty script, which can be loaded again", () => {
  expect(loaded({}).isAvailable()).toBe(false);
  expect(scripts()).toEqual([]);
});

it("loads nothing without a site key", () => {
  createBotCheck({ siteKey: "", scriptUrl: "/api.js" }).load();
  expect(scripts()).toEqual([]);
});

it("gives a token for an action, and keeps it in session storage, unless that is switched off", async () => {
  const botCheck = loaded({ ready, execute: (key, { action }) => Promise.resolve(`${key} ${action}`) });
  await expect(botCheck.getToken("submit_form")).resolves.toBe("a-key submit_form");
  expect(sessionStorage.getItem("recaptchaToken")).toBe("a-key submit_form");

  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("no storage");
  });
  await expect(botCheck.getToken("submit_form")).resolves.toBe("a-key submit_form");
});

it("rejects when the provider gives null", async () => {
  await expect(loaded({ ready, execute: () => Promise.resolve(null) }).getToken("submit_form")).rejects.toThrow();
  expect(sessionStorage).toHaveLength(0);
});

it("gives up on a token that never comes", async () => {
  jest.useFakeTimers();
  const botCheck = loaded({ ready, execute: () => new Promise(() => undefined) });
  const token = expect(botCheck.getToken("submit_form")).rejects.toThrow("gave no token");
  await jest.advanceTimersByTimeAsync(10_000);

  await token;
});
