/** @jest-environment jsdom */

import { showContentProblems } from "./content-problems";

/** The development server's stream of reports, which jsdom does not have. */
class ReportStream extends EventTarget {
  static opened: ReportStream[] = [];

  constructor(readonly url: string) {
    super();
    ReportStream.opened.push(this);
  }

  say(reports: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(reports) }));
  }
}

const ERROR = {
  severity: "error",
  sentence: "content/faq.yaml:2:5  titel  is not a known field. Did you mean `title`?",
  excerpt: "  2 |     titel: <b>A</b>\n    |     ^",
};
const ADVICE = { severity: "advice", sentence: "content/site.yaml:9:1  host  has three full stops. Write ….", excerpt: "" };

let stream: ReportStream;

beforeEach(() => {
  Object.assign(globalThis, { EventSource: ReportStream });
  showContentProblems();
  stream = ReportStream.opened.at(-1) ?? new ReportStream("");
});

afterEach(() => {
  document.body.replaceChildren();
});

const panel = () => document.querySelector("[role=alert]");

it("listens to the development server", () => {
  expect(stream.url).toBe("/___content-problems");
  expect(panel()).toBeNull();
});

it("shows errors with their lines, as written", () => {
  stream.say([ERROR]);
  expect(panel()?.textContent).toBe(ERROR.sentence + ERROR.excerpt);
  expect(panel()?.querySelector("pre")?.textContent).toBe(ERROR.excerpt);
  expect(panel()?.querySelector("details")).toBeNull();
});

it("keeps advice apart, behind a line that opens", () => {
  stream.say([ADVICE, ERROR]);
  const details = panel()?.querySelector("details");
  expect(details?.open).toBe(false);
  expect(details?.textContent).toBe(`1 piece of advice on content/${ADVICE.sentence}`);
  expect(panel()?.firstChild?.textContent).toContain(ERROR.sentence);
  stream.say([ADVICE, ADVICE]);
  expect(panel()?.querySelector("summary")?.textContent).toBe("2 pieces of advice on content/");
});

it("changes with every report, and disappears when everything is fixed", () => {
  stream.say([ERROR, ADVICE]);
  stream.say([ADVICE]);
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(panel()?.textContent).not.toContain("titel");
  stream.say([]);
  expect(panel()).toBeNull();
  stream.say([ERROR]);
  expect(panel()).not.toBeNull();
});

it("leaves the page alone when something else answers", () => {
  stream.say({ error: "not found" });
  stream.say([null]);
  expect(panel()).toBeNull();
});
