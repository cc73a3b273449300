import { render } from "@testing-library/react";
import { Highlight, searchFor } from "./Highlight";

const marked = (text: string, query: string): string[] => {
  const { container, unmount } = render(<Highlight text={text} search={searchFor(query, [text])} />);
  expect(container).toHaveTextContent(text.replace(/\s+/gu, " "));
  const marks = Array.from(container.querySelectorAll("mark"), (mark) => mark.textContent);
  unmount();
  return marks;
};

test.each([
  // Whatever its case, and it keeps its spelling.
  ["An NDA, or two ndas.", "nDa", ["NDA", "nda"]],
  // Parts of words only where no whole word is.
  ["A secondary without NDA; NDAs of secondaries.", "nda", ["NDA", "NDA"]],
  ["A secondary.", "nda", ["nda"]],
  ["Straßen, nicht Straße.", "straße", ["Straße"]],
  ["An NDA.", "", []],
  ["An NDA.", "   ", []],
  // The look-alikes that keyboards produce, other alphabets, and characters outside the basic plane.
  ["the shareholders' agreement", "shareholders\u2019 a", ["shareholders' a"]],
  ["a first\u2013round reader", "first-round", ["first\u2013round"]],
  ["ΣΟΦΙΑ und Straße 🗻 am Ende", "σοφια", ["ΣΟΦΙΑ"]],
  ["Straße 🗻 am Ende", "🗻 am", ["🗻 am"]],
])("in %j, %j is marked in %j", (text, query, marks) => {
  expect(marked(text, query)).toEqual(marks);
});

test.each([".*", "(", "[a-", "\\", "a|b", "$750/month", "^", "{2}", "\\d+", "?q=", "\u0000", "\ud800"])(
  "%j is text, not a pattern",
  (query) => {
    expect(marked(`before ${query} after`, query)).toHaveLength(1);
    expect(searchFor(query, ["plain words"])).toBeUndefined();
  },
);

test("a long text full of near misses is searched at once", () => {
  const start = performance.now();
  expect(searchFor("a ".repeat(50) + "b", ["a ".repeat(50_000)])).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});
