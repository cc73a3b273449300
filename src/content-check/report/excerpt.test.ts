import type { Problem } from "../problem";
import { excerptOf } from "./excerpt";

const at = (source: string | undefined, column: number): Problem => ({
  severity: "error",
  file: "content/faq.yaml",
  line: 12,
  column,
  field: "x",
  message: "is wrong.",
  ...(source !== undefined && { source }),
});

/** The two lines as they are shown, or undefined. */
const drawn = (source: string | undefined, column: number): [string, string] | undefined => {
  const excerpt = excerptOf(at(source, column));
  return excerpt && [excerpt.shown, excerpt.caret];
};

it("shows the line after its number, with a caret under the place", () => {
  expect(excerptOf(at("title: Advisers", 8))).toEqual({ gutter: ["  12 | ", "     | "], shown: "title: Advisers", caret: "       ^" });
});

it("is undefined when there is no line to show", () => {
  expect(drawn(undefined, 1)).toBeUndefined();
});

it("shows tabs as arrows, and never sends a control character to a terminal", () => {
  expect(drawn("\t- a\u001b[31m\u202E", 3)).toEqual(["→- a�[31m�", "  ^"]);
});

describe("of a long line", () => {
  const source = `intro: ${"word ".repeat(100)}HERE ${"word ".repeat(100)}`;
  const pointedAt = (column: number): string | undefined => {
    const [shown = "", caret = ""] = drawn(source, column) ?? [];
    return shown[caret.length - 1];
  };

  it("shows what is around the place", () => {
    const column = source.indexOf("HERE") + 1;
    expect(drawn(source, column)?.[0]).toMatch(/^….{50}HERE.{46}…$/u);
    expect(pointedAt(column)).toBe("H");
  });

  it("shows more of the other side when the place is near an end", () => {
    expect(drawn(source, 8)?.[0]).toMatch(/^intro: .{93}…$/u);
    expect(drawn(source, source.length)?.[0]).toMatch(/^….{100}$/u);
    expect(pointedAt(8)).toBe("w");
  });
});
