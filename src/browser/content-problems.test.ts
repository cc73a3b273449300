/** @jest-environment jsdom */
import { showContentProblems } from "./content-problems";

it("shows problems over the page, as they are reported, until they are mended", () => {
  // jsdom has no EventSource.
  const stream = new EventTarget();
  const open = jest.fn(() => stream);
  Object.assign(globalThis, { EventSource: open });
  const say = (text: string) => stream.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(text) }));
  const panel = () => document.querySelector("[role=alert]");

  showContentProblems();
  expect(open).toHaveBeenCalledWith("/___content-problems");
  expect(panel()).toBeNull();
  say("title  is <b>wrong</b>.\nlead  is missing.");
  expect(panel()?.innerHTML).toBe("title  is &lt;b&gt;wrong&lt;/b&gt;.\nlead  is missing.");
  say("lead  is missing.");
  expect(panel()?.textContent).toBe("lead  is missing.");
  say("");
  expect(panel()).toBeNull();
});
