import { renderToStaticMarkup } from "react-dom/server";
import { inertAnalytics } from "./inert-analytics";

it("loads nothing, and waits for the tracking level", () => {
  expect(renderToStaticMarkup(<>{inertAnalytics("G-MOCK000000")}</>)).toBe(
    '<script type="text/plain" data-category="tracking" data-src="https://www.googletagmanager.com/gtag/js?id=G-MOCK000000" async=""></script>',
  );
});

it("adds nothing without a measurement ID", () => {
  expect(inertAnalytics("")).toEqual([]);
});
