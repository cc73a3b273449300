import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { withoutNulls } from "./without-nulls";

const WORDS = "investors’";
const COUNT = 2000;

/** Renders as Gatsby does. */
const render = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const words = Array.from({ length: COUNT }, (_, key) => createElement("i", { key }, WORDS));
    const { pipe } = renderToPipeableStream(createElement(Suspense, null, words), {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });

it("repairs a character that React's buffer has split", async () => {
  const html = await render();

  expect(html).toContain("\0");
  expect(withoutNulls(html)).toContain(`<i>${WORDS}</i>`.repeat(COUNT));
});
