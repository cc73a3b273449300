import { readFrontMatter, readYamlFile, type YamlReader } from "./gatsby-yaml";
import { readYaml } from "./read-yaml";

/** How a value without quotes is read, or "refused" when programs disagree about it. */
const readValue = (written: string, reader: YamlReader): unknown => {
  const { data, errors, ambiguities } = readYaml(`a: ${written}\n`, reader);
  return errors.length + ambiguities.length > 0 ? "refused" : (data as { a: unknown }).a;
};

describe("a value without quotes", () => {
  const day = new Date("2025-03-01T00:00:00Z");

  // First in YAML files, then in the front matter of MDX files, which Gatsby reads by other rules.
  it.each<[written: string, inFile: unknown, inFrontMatter: unknown]>([
    ["yes", "yes", "yes"],
    ["no", "no", "no"],
    ["on", "on", "on"],
    ["true", true, true],
    ["~", null, null],
    ["", null, null],
    ["2025-03-01", day, day],
    ["2025-3-1", "refused", "refused"],
    ["2025-03-01 10:00", "2025-03-01 10:00", "2025-03-01 10:00"],
    ["360", 360, 360],
    ["1e3", 1000, 1000],
    ["0777", 777, "refused"],
    ["0o17", 15, "refused"],
    ["0b11", "refused", "refused"],
    ["08", 8, "refused"],
    ["+.5", "refused", "refused"],
    ["1_000", "1_000", "refused"],
    ["5:30", "5:30", "refused"],
    ["12:30:45", "12:30:45", "refused"],
    ["+971 4 000 0000", "+971 4 000 0000", "+971 4 000 0000"],
    ["x: y", "refused", "refused"],
    ["{product}", { product: null }, { product: null }],
    ["{product} x", "refused", "refused"],
    ["*x", "refused", "refused"],
    ["&x y", "refused", "refused"],
    ["!!str 5", "refused", "refused"],
    ["@x", "refused", "refused"],
    ["x # note", "x", "x"],
    ["#x", null, null],
    ["it's", "it's", "it's"],
    ['"\\x41"', "A", "A"],
  ])("is read alike by every program, or refused: %s", (written, inFile, inFrontMatter) => {
    expect([readValue(written, readYamlFile), readValue(written, readFrontMatter)]).toEqual([inFile, inFrontMatter]);
  });
});

describe("the place of a field", () => {
  const { locate, locateKey } = readYaml("a: 1\nlist:\n  - b: two\n  - b: >-\n      three\n", readYamlFile, { firstLine: 11 });

  it("is that of its value, or of its key", () => {
    expect(locate(["list", 0, "b"])).toEqual({ line: 13, column: 8 });
    expect(locateKey(["list", 0, "b"])).toEqual({ line: 13, column: 5 });
    expect(locate(["list", 1, "b"])).toEqual({ line: 15, column: 7 });
  });

  it("is that of the innermost entry around a missing field", () => {
    expect(locate(["list", 1, "c", "d"])).toEqual({ line: 14, column: 5 });
    expect(locate(["list", 7])).toEqual({ line: 13, column: 3 });
    expect(locateKey(["c"])).toEqual({ line: 11, column: 1 });
    expect(locate([])).toEqual({ line: 11, column: 1 });
  });
});
