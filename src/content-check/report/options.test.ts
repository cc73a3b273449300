import { readOptions } from "./options";

it.each([
  [[], {}, { folder: "content", formats: ["text"] }],
  [["elsewhere"], {}, { folder: "elsewhere", formats: ["text"] }],
  [["--format", "json"], {}, { folder: "content", formats: ["json"] }],
  [["--format=github", "elsewhere"], {}, { folder: "elsewhere", formats: ["github"] }],
  [[], { GITHUB_ACTIONS: "true" }, { folder: "content", formats: ["text", "github"] }],
  [[], { GITHUB_ACTIONS: "false" }, { folder: "content", formats: ["text"] }],
  [["--format", "json"], { GITHUB_ACTIONS: "true" }, { folder: "content", formats: ["json"] }],
  [["--format", "json", "--format", "text"], {}, { folder: "content", formats: ["text"] }],
])("reads %j with %j", (args, environment, options) => {
  expect(readOptions(args, environment)).toEqual(options);
});

it.each([
  [["--fromat", "json"], "Unknown option `--fromat`. Did you mean `--format`?"],
  [["--quiet"], "Unknown option `--quiet`. The options are `--format`, `--help`."],
  [["-f", "json"], "Unknown option `-f`. The options are `--format`, `--help`."],
  [["--format", "jsno"], "Unknown format `jsno`. Did you mean `json`?"],
  [["--format", "checkstyle"], "Unknown format `checkstyle`. Use one of `text`, `json`, `github`."],
  [["--format"], "`--format` needs a value: one of `text`, `json`, `github`."],
  [["a", "b"], "Only one folder can be checked at a time, not `a`, `b`."],
])("refuses %j with a hint", (args, sentence) => {
  const options = readOptions(args, {});
  expect(options).toMatchObject({ exitCode: 2 });
  expect("answer" in options && options.answer.split("\n")[0]).toBe(sentence);
});
