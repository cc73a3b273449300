import { setTabHidden } from "../../components/browser.testing";
import { endVisit, isScriptActive, openPage, storeConsent, storedConsent } from "./consent.testing";

const setAnalyticsCookies = () => {
  document.cookie = "_ga=GA1.1.1; Path=/";
  document.cookie = "_ga_MOCK000000=GS1.1.1; Path=/";
};

afterEach(endVisit);

it("stores an acceptance for six months, with its date and the question's version, and activates the waiting scripts", async () => {
  const consent = await openPage();
  const cookie = jest.spyOn(document, "cookie", "set");
  consent.giveAnswer("accepted");

  expect(storedConsent()).toMatchObject({ categories: ["tracking", "necessary"], revision: 1 });
  expect(consent.readConsent().answeredAt).toBe(storedConsent()?.lastConsentTimestamp);
  const expiry = /expires=([^;]+)/u.exec(cookie.mock.calls[0]?.[0] ?? "")?.[1] ?? "";
  expect((Date.parse(expiry) - Date.now()) / 86_400_000).toBeCloseTo(182, 1);
  expect(isScriptActive()).toBe(true);
  expect(consent.onChange).toHaveBeenCalled();
});

it.each([
  ["a refusal, and activates nothing", false],
  ["a withdrawal", true],
])("stores %s, and deletes the analytics cookies, and no others", async (_what, wasAccepted) => {
  const consent = await openPage();
  if (wasAccepted) consent.giveAnswer("accepted");
  setAnalyticsCookies();
  document.cookie = "session=1; Path=/";
  consent.giveAnswer("refused");

  expect(storedConsent()).toMatchObject({ categories: ["necessary"] });
  expect(consent.readConsent().answer).toBe("refused");
  expect(isScriptActive()).toBe(wasAccepted);
  expect(document.cookie).not.toContain("_ga");
  expect(document.cookie).toContain("session=1");
});

it("treats Global Privacy Control as a refusal, without a cookie, whatever the answer", async () => {
  const consent = await openPage({ isSignalled: true });
  consent.giveAnswer("accepted");

  expect(consent.readConsent()).toEqual({ answer: "refused", answeredAt: undefined, isSignalled: true });
  expect(document.cookie).toBe("");
});

it("withdraws an acceptance once Global Privacy Control is on, without activating it again", async () => {
  (await openPage()).giveAnswer("accepted");
  setAnalyticsCookies();
  await openPage({ isSignalled: true });

  expect(isScriptActive()).toBe(false);
  expect(document.cookie).not.toContain("_ga");
  expect(storedConsent()).toMatchObject({ categories: ["necessary"] });
});

it.each([
  ["the answer to an earlier version of the question", { revision: 0 }],
  ["invalid dates", { consentTimestamp: "yesterday", lastConsentTimestamp: "today" }],
  ["invalid levels", { categories: "tracking" }],
  ["no id", { consentId: undefined }],
])("asks again, and can store the answer, when the cookie holds %s", async (_what, damage) => {
  (await openPage()).giveAnswer("accepted");
  storeConsent(damage);
  const consent = await openPage();

  expect(consent.readConsent().answer).toBeUndefined();
  expect(isScriptActive()).toBe(false);
  consent.giveAnswer("refused");
  expect(consent.readConsent().answer).toBe("refused");
});

it.each(["null", "5", "[]", "{", "%", '"tracking"'])("survives a cookie that contains %s", async (value) => {
  document.cookie = `cc_cookie=${value}; Path=/`;
  const consent = await openPage();

  expect(consent.readConsent().answer).toBeUndefined();
  consent.giveAnswer("accepted");
  expect(consent.readConsent().answer).toBe("accepted");
});

it("knows another tab's answer at once, and reports it when shown again", async () => {
  const consent = await openPage();
  consent.giveAnswer("accepted");
  consent.onChange.mockClear();

  storeConsent({ categories: ["necessary"], lastConsentTimestamp: new Date(Date.now() + 60_000).toISOString() });
  expect(consent.readConsent().answer).toBe("refused");
  setTabHidden(true);
  expect(consent.onChange).not.toHaveBeenCalled();
  setTabHidden(false);

  expect(consent.onChange).toHaveBeenCalledWith(expect.objectContaining({ answer: "refused" }));
  consent.giveAnswer("accepted");
  expect(storedConsent()).toMatchObject({ categories: ["tracking", "necessary"] });
});
