/** @jest-environment jsdom */
import { type Report, showContentProblems } from "./content-problems";

const panel = () => document.querySelector("[role=alert]");

it("shows errors, and advice folded; follows every report, and disappears when everything is fixed", () => {
  // jsdom has no EventSource.
  const stream = new EventTarget();
  const open = jest.fn(() => stream);
  Object.assign(globalThis, { EventSource: open });
  showContentProblems();
  const say = (report: Report) => stream.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(report) }));
  expect(open).toHaveBeenCalledWith("/___content-problems");
  expect(panel()).toBeNull();

  say({ errors: "  2 |     titel: <b>A</b>\n    |     ^", advice: "host  has three full stops.", summary: "1 piece of advice" });
  expect(panel()?.innerHTML).toBe(
    "<pre>  2 |     titel: &lt;b&gt;A&lt;/b&gt;\n    |     ^</pre><details><summary>1 piece of advice</summary><pre>host  has three full stops.</pre></details>",
  );
  say({ errors: "", advice: "host  has three full stops.", summary: "1 piece of advice" });
  expect(panel()?.firstElementChild?.localName).toBe("details");
  say({ errors: "", advice: "", summary: "" });
  expect(panel()).toBeNull();
});
