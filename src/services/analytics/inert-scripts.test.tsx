/** @jest-environment node */
/** With the real plugin: this fails if it renames or adds something. */
import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML } from "./inert-scripts";
import { analyticsPlugins, gtagConfig } from "./options";

const ORIGIN = "https://www.googletagmanager.com";
const ownHead = <link key="icon" rel="icon" href="/favicon.ico" />;
const ownScript = <script key="app" src="/app.js" />;

/** A page as Gatsby assembles it: our own parts, the plugins' parts, and the changes of the last hook. */
const renderPage = (measurementId: string) => {
  let head: ReactNode[] = [ownHead];
  let body: ReactNode[] = [ownScript];
  for (const { options } of analyticsPlugins(measurementId)) {
    onRenderBody(
      {
        setHeadComponents: (added) => (head = [...head, ...added]),
        setPostBodyComponents: (added) => (body = [...body, ...added]),
      },
      { ...options, gtagConfig: { ...gtagConfig } },
    );
  }
  const before = renderToStaticMarkup(<>{[head, body]}</>);
  onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (replaced) => (head = [...replaced]),
      getPreBodyComponents: () => [],
      replacePreBodyComponents: () => undefined,
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (replaced) => (body = [...replaced]),
      pathname: "/",
    },
    { plugins: [] },
  );
  return { before, head: renderToStaticMarkup(<>{head}</>), body: renderToStaticMarkup(<>{body}</>) };
};

it("keeps one of the plugin's scripts, which loads nothing and waits for the tracking level", () => {
  const { before, head, body } = renderPage("G-MOCK000000");

  expect(before).toContain("preconnect");
  expect(before).toContain("gtag(");
  expect(head).toBe('<link rel="icon" href="/favicon.ico"/>');
  expect(body).toBe(
    `<script src="/app.js"></script><script type="text/plain" data-category="tracking" data-src="${ORIGIN}/gtag/js?id=G-MOCK000000" async=""></script>`,
  );
});

it("has nothing to do without a measurement ID, because the plugin is not there", () => {
  const { head, body } = renderPage("");

  expect(analyticsPlugins("")).toEqual([]);
  expect(head + body).toBe('<link rel="icon" href="/favicon.ico"/><script src="/app.js"></script>');
});
