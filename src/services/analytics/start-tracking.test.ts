import { endVisit, openPage } from "../consent/consent.testing";
import type * as TrackingModule from "./start-tracking";

const ID = "G-MOCK000000";

const pageViews = () => (window.dataLayer ?? []).filter((command) => Array.from(command as ArrayLike<unknown>)[1] === "page_view");

afterEach(endVisit);

it("starts on acceptance and stops on withdrawal", async () => {
  document.title = "Home";
  const consent = await openPage(() => jest.requireActual<typeof TrackingModule>("./start-tracking").startTracking(ID));
  expect(window.dataLayer).toBeUndefined();
  consent.answer("accepted");
  expect(pageViews()).toHaveLength(1);

  consent.answer("refused");
  expect(window[`ga-disable-${ID}`]).toBe(true);
  consent.answer("accepted");
  expect(window[`ga-disable-${ID}`]).toBe(false);
  expect(pageViews()).toHaveLength(2);
});
