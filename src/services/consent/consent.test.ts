import { setTabHidden } from "../../components/browser.testing";
import type * as ConsentModule from "./consent";
import { answerOf, endVisit, isScriptActive, openPage, storeConsent, storedConsent } from "./consent.testing";

const open = (isSignalled = false) => openPage(() => jest.requireActual<typeof ConsentModule>("./consent").createConsent(), isSignalled);

const setAnalyticsCookies = () => {
  document.cookie = "_ga=GA1.1.1; Path=/";
  document.cookie = "_ga_MOCK000000=GS1.1.1; Path=/";
};

afterEach(endVisit);

it("stores nothing and activates nothing before there is an answer", async () => {
  const consent = await open();

  expect(consent.getState()).toEqual({ answer: undefined, answeredAt: undefined, isSignalled: false });
  expect(consent.isTrackingAllowed()).toBe(false);
  expect(document.cookie).toBe("");
  expect(isScriptActive()).toBe(false);
});

it("stores an acceptance for six months, with its date and the question's version, and activates the waiting scripts", async () => {
  const consent = await open();
  const listener = jest.fn();
  consent.subscribe(listener);
  const cookie = jest.spyOn(document, "cookie", "set");
  consent.answer("accepted");

  expect(storedConsent()).toMatchObject({ categories: ["tracking", "necessary"], revision: 1 });
  expect(consent.getState().answeredAt).toBe(storedConsent()?.lastConsentTimestamp);
  const expiry = /expires=([^;]+)/u.exec(cookie.mock.calls[0]?.[0] ?? "")?.[1] ?? "";
  expect((Date.parse(expiry) - Date.now()) / 86_400_000).toBeCloseTo(182, 1);
  expect(consent.isTrackingAllowed()).toBe(true);
  expect(isScriptActive()).toBe(true);
  expect(listener).toHaveBeenCalled();
});

it("stores a refusal, activates nothing and deletes analytics cookies of an earlier visit", async () => {
  const consent = await open();
  setAnalyticsCookies();
  consent.answer("refused");

  expect(storedConsent()).toMatchObject({ categories: ["necessary"] });
  expect(answerOf(consent)).toBe("refused");
  expect(consent.isTrackingAllowed()).toBe(false);
  expect(isScriptActive()).toBe(false);
  expect(document.cookie).not.toContain("_ga");
});

it("deletes the analytics cookies, and no others, when an acceptance is withdrawn", async () => {
  const consent = await open();
  consent.answer("accepted");
  setAnalyticsCookies();
  document.cookie = "session=1; Path=/";
  consent.answer("refused");

  expect(answerOf(consent)).toBe("refused");
  expect(consent.isTrackingAllowed()).toBe(false);
  expect(document.cookie).not.toContain("_ga");
  expect(document.cookie).toContain("session=1");
});

it("treats Global Privacy Control as a refusal, without a cookie, whatever the answer", async () => {
  const consent = await open(true);
  consent.answer("accepted");

  expect(consent.getState()).toEqual({ answer: "refused", answeredAt: undefined, isSignalled: true });
  expect(consent.isTrackingAllowed()).toBe(false);
  expect(document.cookie).toBe("");
});

it("withdraws an acceptance once Global Privacy Control is on, without activating it again", async () => {
  (await open()).answer("accepted");
  setAnalyticsCookies();
  const consent = await open(true);

  expect(consent.isTrackingAllowed()).toBe(false);
  expect(isScriptActive()).toBe(false);
  expect(document.cookie).not.toContain("_ga");
  expect(storedConsent()).toMatchObject({ categories: ["necessary"] });
});

it("asks again when the question's version has changed", async () => {
  (await open()).answer("accepted");
  storeConsent({ revision: 0 });
  const consent = await open();

  expect(answerOf(consent)).toBeUndefined();
  expect(consent.isTrackingAllowed()).toBe(false);
  expect(isScriptActive()).toBe(false);
});

it.each([
  ["invalid dates", { consentTimestamp: "yesterday", lastConsentTimestamp: "today" }],
  ["invalid levels", { categories: "tracking" }],
  ["no id", { consentId: undefined }],
])("asks again, and can store the answer, when the cookie holds %s", async (_what, damage) => {
  (await open()).answer("accepted");
  storeConsent(damage);
  const consent = await open();

  expect(answerOf(consent)).toBeUndefined();
  expect(isScriptActive()).toBe(false);
  consent.answer("refused");
  expect(answerOf(consent)).toBe("refused");
});

it.each(["null", "5", "[]", "{", "%", '"tracking"'])("survives a cookie that contains %s", async (value) => {
  document.cookie = `cc_cookie=${value}; Path=/`;
  const consent = await open();

  expect(answerOf(consent)).toBeUndefined();
  consent.answer("accepted");
  expect(answerOf(consent)).toBe("accepted");
});

it("adopts another tab's answer when shown again, and tracks nothing against it until then", async () => {
  const consent = await open();
  consent.answer("accepted");
  const listener = jest.fn();
  consent.subscribe(listener);

  storeConsent({ categories: ["necessary"], lastConsentTimestamp: new Date(Date.now() + 60_000).toISOString() });
  expect(consent.isTrackingAllowed()).toBe(false);
  setTabHidden(true);
  expect(listener).not.toHaveBeenCalled();
  setTabHidden(false);

  expect(listener).toHaveBeenCalled();
  expect(answerOf(consent)).toBe("refused");
});
