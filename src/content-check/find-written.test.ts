import { findWritten } from "./find-written";

/** The rest of what was written, from where the character was found. */
const restAt = (written: string, value: string, piece: string): string | undefined => {
  const found = findWritten(written, value, value.indexOf(piece));
  return found === undefined ? undefined : written.slice(found);
};

it.each([
  ["plain", "Ask {x} first", "Ask {x} first", "{x}", "{x} first"],
  ["quoted", '"Ask {x} first"', "Ask {x} first", "{x}", '{x} first"'],
  ["folded", ">-\n  Ask\n  {x} first", "Ask {x} first", "{x}", "{x} first"],
  ["inside a word", "Ask (at{x})", "Ask (at{x})", "{x}", "{x})"],
  ["the second of two words that are the same", "{y} {y}{x}", "{y} {y}{x}", "{x}", "{x}"],
])("finds a character where it is written: %s", (_name, written, value, piece, rest) => {
  expect(restAt(written, value, piece)).toBe(rest);
});

it("tells words that are the same apart by their order", () => {
  expect(findWritten("it's a dog's life, it's", "it's a dog's life, it's", 21)).toBe(21);
});

it("finds nothing in a word that is written otherwise, or between words", () => {
  expect(findWritten("'it''s {x}'", "it's {x}", 2)).toBeUndefined();
  expect(findWritten("a b", "a b", 1)).toBeUndefined();
  expect(findWritten("", "", 0)).toBeUndefined();
});
