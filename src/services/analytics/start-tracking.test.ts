import { endVisit, openPage } from "../consent/consent.testing";
import type * as TrackingModule from "./start-tracking";

const ID = "G-MOCK000000";

const open = (isSignalled = false) =>
  openPage(() => jest.requireActual<typeof TrackingModule>("./start-tracking").startTracking(ID), isSignalled);

const pageViews = () => (window.dataLayer ?? []).filter((command) => Array.from(command as ArrayLike<unknown>)[1] === "page_view");

beforeEach(() => {
  delete window.dataLayer;
  document.title = "Home";
});

afterEach(endVisit);

it("starts on acceptance and stops on withdrawal", async () => {
  const consent = await open();
  expect(window.dataLayer).toBeUndefined();
  consent.answer("accepted");
  expect(pageViews()).toHaveLength(1);

  consent.answer("refused");
  expect(window[`ga-disable-${ID}`]).toBe(true);
  consent.answer("accepted");
  expect(window[`ga-disable-${ID}`]).toBe(false);
  expect(pageViews()).toHaveLength(2);
});

it("starts at once where tracking was accepted before", async () => {
  (await open()).answer("accepted");
  delete window.dataLayer;
  await open();

  expect(pageViews()).toHaveLength(1);
});

it.each([
  ["a refusal", async () => (await open()).answer("refused")],
  ["Global Privacy Control", async () => (await open(true)).answer("accepted")],
  ["no answer", () => open()],
])("never starts after %s", async (_what, act) => {
  await act();

  expect(window.dataLayer).toBeUndefined();
});
