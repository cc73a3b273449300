import { render } from "@testing-library/react";
import { Highlight, searchFor } from "./Highlight";

const marked = (text: string, query: string): string[] => {
  const { container, unmount } = render(<Highlight text={text} search={searchFor(query, [text])} />);
  expect(container).toHaveTextContent(text.replace(/\s+/gu, " "));
  const marks = Array.from(container.querySelectorAll("mark"), (mark) => mark.textContent);
  unmount();
  return marks;
};

test("each match is marked, whatever its case, and keeps its spelling", () => {
  expect(marked("An NDA, or two ndas.", "nDa")).toEqual(["NDA", "nda"]);
});

test("parts of words are marked only where no whole word is", () => {
  expect(marked("A secondary without NDA; NDAs of secondaries.", "nda")).toEqual(["NDA", "NDA"]);
  expect(marked("A secondary.", "nda")).toEqual(["nda"]);
  expect(marked("Straßen, nicht Straße.", "straße")).toEqual(["Straße"]);
});

test("nothing is marked without a search, and the text stays whole", () => {
  expect(marked("An NDA.", "")).toEqual([]);
  expect(marked("An NDA.", "   ")).toEqual([]);
});

test.each([".*", "(", "[a-", "\\", "a|b", "$750/month", "^", "{2}", "\\d+", "?q=", "\u0000", "\ud800"])(
  "%j is text, not a pattern",
  (query) => {
    expect(marked(`before ${query} after`, query)).toHaveLength(1);
    expect(searchFor(query, ["plain words"])).toBeUndefined();
  },
);

test("quotes and dashes match the look-alikes that keyboards produce", () => {
  expect(marked("the shareholders' agreement", "shareholders\u2019 a")).toEqual(["shareholders' a"]);
  expect(marked("a first\u2013round reader", "first-round")).toEqual(["first\u2013round"]);
});

test("letters of other alphabets and characters outside the basic plane are found", () => {
  expect(marked("ΣΟΦΙΑ und Straße 🗻 am Ende", "σοφια")).toEqual(["ΣΟΦΙΑ"]);
  expect(marked("Straße 🗻 am Ende", "🗻 am")).toEqual(["🗻 am"]);
});

test("a long text full of near misses is searched at once", () => {
  const start = performance.now();
  expect(searchFor("a ".repeat(50) + "b", ["a ".repeat(50_000)])).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});
