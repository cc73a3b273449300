import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "./check-content";
import { all, contentCopy, damagedContents, edit, reportAfter, VALID_CONTENT, write } from "./damaged-contents.testing";
import { formatProblem } from "./problem";

it("finds nothing wrong with valid content", async () => {
  expect((await checkContent(VALID_CONTENT)).map(formatProblem)).toEqual([]);
});

it.each(
  damagedContents.map(([name, written, instead = ""]) =>
    typeof written === "function"
      ? ([name, written] as const)
      : ([`${name}: ${String(written)} becomes ${instead}`, edit(name, written, instead)] as const),
  ),
)("reports, and nothing that follows from it: %s", async (_what, damage) => {
  expect((await reportAfter(damage)).join("\n")).toMatchSnapshot();
});

const asOnWindows = (file: string) =>
  edit(file, /^[^]*$/u, `\uFEFF${readFileSync(join(VALID_CONTENT, file), "utf8").replaceAll("\n", "\r\n")}`);

it.each([
  ["line endings and a byte order mark of Windows", all(asOnWindows("faq.yaml"), asOnWindows("legal/terms.mdx"))],
  ["a site without redirects", write("redirects.yaml", "redirects: []\n")],
  ["the hidden files of other programs", all(write("pages/.home.yaml.swp", "\0"), write("media/.DS_Store", "\0"))],
  ["a query in an address", edit("navigation.yaml", "href: /advisers", "href: /contact?from=menu#cookie-settings")],
])("finds no mistake in %s", async (_what, change) => {
  expect(await reportAfter(change)).toEqual([]);
});

it("answers within seconds, whatever stands in a file", async () => {
  const lines = (piece: string) => Array.from({ length: 29 }, () => piece.repeat(Math.floor(9_900 / piece.length))).join("\n");
  const floods = ["- ", "? ", "- [? {", "{a: ", "[", "&a ", "*a ", '" ', "a:\n"].map(lines);
  const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: a`).join("\n");
  // In processor time: a busy machine takes longer over the same work.
  const start = process.cpuUsage();
  for (const [index, text] of [...floods, keys, "- from: /a\n  to: /b\n".repeat(9_000)].entries())
    expect([index, (await reportAfter(write("redirects.yaml", text))).length]).not.toEqual([index, 0]);
  for (const text of ["[a](b) ", "# ", "| ", "* ", "<a>", "{product} "].map(lines))
    expect(await reportAfter(edit("legal/terms.mdx", "By transfer.", text))).toHaveLength(1);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(60);
}, 600_000);

it("warns of an address that main has, until a redirect leads on from it", async () => {
  const folder = contentCopy();
  edit("pages/plans.yaml", /\/plans$/gmu, "/{product}-plans")(folder);
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@b", ...words], { stdio: "ignore" });
  git("init", "--initial-branch=main");
  git("add", ".");
  git("commit", "--message=Begin");
  const report = async () => (await checkContent(folder)).map(formatProblem);
  expect(await report()).toEqual([]);

  edit("site.yaml", "name: Norden", "name: Suden")(folder);
  expect(await report()).toEqual([
    "content/redirects.yaml:1:1  redirects  warning: lacks `/norden-plans`, which main has as a page. Add `from: /norden-plans` and where it leads now.",
  ]);
  edit("redirects.yaml", "from: /home", "from: /norden-plans")(folder);
  expect(await report()).toEqual([]);

  rmSync(join(folder, "audiences/advisers.yaml"));
  edit("pages/home.yaml", /\/advisers(?:#steps)?/gu, "/contact")(folder);
  edit("navigation.yaml", "/advisers", "/contact")(folder);
  edit("redirects.yaml", "/advisers#steps", "/contact")(folder);
  expect(await report()).toEqual([expect.stringContaining("lacks `/advisers`")]);
});
