import type { Problem, Severity } from "../problem";
import { noColours, terminalColours } from "./colours";
import { type Format, report } from "./report";

const problem = (severity: Severity, message: string, source?: string): Problem => ({
  severity,
  file: "content/pages/home.yaml",
  line: 12,
  column: 5,
  field: "sections[2].title",
  message,
  ...(source !== undefined && { source }),
});

const ERROR = problem("error", "is 100% wrong.", "    titel: One");
const ADVICE = problem("advice", "is long.");

const inFormats = (problems: Problem[], ...formats: Format[]) => report(problems, formats, noColours);

describe("text", () => {
  it("distinguishes errors from advice, shows each line and counts both", () => {
    expect(inFormats([ERROR, ADVICE], "text")).toEqual({
      stdout: "",
      stderr: [
        "content/pages/home.yaml:12:5  sections[2].title  is 100% wrong.",
        "  12 |     titel: One",
        "     |     ^",
        "",
        "content/pages/home.yaml:12:5  sections[2].title  advice: is long.",
        "",
        "1 error and 1 piece of advice in content/.",
      ].join("\n"),
      exitCode: 1,
    });
  });

  it("says that there are no problems, or only advice", () => {
    expect(inFormats([], "text")).toEqual({ stdout: "No problems found in content/.", stderr: "", exitCode: 0 });
    expect(inFormats([ADVICE, { ...ADVICE, line: 13 }], "text")).toMatchObject({
      stdout: "No errors in content/, but 2 pieces of advice.",
      stderr: expect.stringContaining("advice: is long.") as string,
      exitCode: 0,
    });
  });

  it("ends with the changes once the site can be built", () => {
    const said = (problem: Problem) => report([problem], ["text"], noColours, "1 change").stdout;
    expect([said(ADVICE), said(ERROR)]).toEqual(["No errors in content/, but 1 piece of advice.\n1 change", ""]);
  });

  it("has the same words in colour in a terminal", () => {
    const { stderr } = report([ERROR], ["text"], terminalColours);
    expect(stderr).toContain("\u001b[31m    ^\u001b[39m");
    // eslint-disable-next-line no-control-regex -- The colours are control characters.
    expect(stderr.replace(/\u001b\[\d+m/gu, "")).toBe(report([ERROR], ["text"], noColours).stderr);
  });
});

it("annotates pull requests, and escapes what GitHub would misread", () => {
  const odd = { ...ADVICE, file: "content/a,b:c.yaml" };
  expect(inFormats([ERROR, odd], "github")).toEqual({
    stdout: [
      "::error file=content/pages/home.yaml,line=12,col=5::sections[2].title  is 100%25 wrong.",
      "::notice file=content/a%2Cb%3Ac.yaml,line=12,col=5::sections[2].title  is long.",
    ].join("\n"),
    stderr: "",
    exitCode: 1,
  });
  expect(inFormats([], "github")).toEqual({ stdout: "", stderr: "", exitCode: 0 });
});

it("passes everything to other programs as JSON", () => {
  const { stdout, stderr, exitCode } = inFormats([ERROR, ADVICE], "json");
  expect(JSON.parse(stdout)).toEqual({ errors: 1, advice: 1, problems: [ERROR, ADVICE] });
  expect([stderr, exitCode]).toEqual(["", 1]);
  expect(JSON.parse(inFormats([], "json").stdout)).toEqual({ errors: 0, advice: 0, problems: [] });
});
