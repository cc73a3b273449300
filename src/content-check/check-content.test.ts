import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { checkContent } from "./check-content";
import { all, damagedContents, edit, picture, remove, reportAfter, write } from "./damaged-contents.testing";
import { formatProblem } from "./problem";
import { VALID_CONTENT } from "./valid-content.testing";

it("finds nothing wrong with valid content", async () => {
  expect((await checkContent(VALID_CONTENT)).map(formatProblem)).toEqual([]);
});

it.each(Object.entries(damagedContents))("reports, and nothing that follows from it: %s", async (reported, damage) => {
  expect((await reportAfter(damage)).join("\n")).toBe(reported);
});

describe("what is no mistake", () => {
  it.each([
    [
      "line endings and a byte order mark of Windows",
      edit("faq.yaml", /^[^]*$/u, `\uFEFF${readFileSync(join(VALID_CONTENT, "faq.yaml"), "utf8").replaceAll("\n", "\r\n")}`),
    ],
    [
      "the same in a legal text",
      edit("legal/terms.mdx", /^[^]*$/u, `\uFEFF${readFileSync(join(VALID_CONTENT, "legal/terms.mdx"), "utf8").replaceAll("\n", "\r\n")}`),
    ],
    ["a site without redirects", remove("redirects.yaml")],
    [
      "the hidden files of other programs",
      all(write(".DS_Store", "\0"), write("pages/.home.yaml.swp", "\0"), write("media/.DS_Store", "\0")),
    ],
    [
      "a subject in the address of the contact page",
      edit("navigation.yaml", "href: /advisers", "href: /contact?subject=Demo%20Request#cookie-settings"),
    ],
  ])("%s", async (_what, change) => {
    expect(await reportAfter(change)).toEqual([]);
  });

  // The end of the spectral selection in the header of the scan is 0 instead of 63, and every browser shows the picture.
  it("a photograph as Samsung's phones write it", async () => {
    const photograph = async (): Promise<Buffer> => {
      const bytes = await picture(1600, 900, "jpeg");
      const scan = bytes.indexOf(Buffer.of(0xff, 0xda));
      const end = scan + 2 + bytes.readUInt16BE(scan + 2) - 2;
      expect(bytes[end]).toBe(63);
      bytes[end] = 0;
      return bytes;
    };
    const named = all(edit("pages/plans.yaml", "../media/dot.png", "../media/dot.jpg"));
    expect(await reportAfter(all(named, write("media/dot.jpg", photograph())))).toEqual([]);
    // The same picture without its end is damaged.
    const cut = photograph().then((bytes) => bytes.subarray(0, -600));
    expect(await reportAfter(all(named, write("media/dot.jpg", cut)))).toEqual([expect.stringContaining("is damaged or cut off")]);
  });
});

describe("a file that cannot be read", () => {
  it.each([
    "site.yaml",
    "claims.yaml",
    "faq.yaml",
    "pages/home.yaml",
    "pages/plans.yaml",
    "audiences/advisers.yaml",
    "workflows/advisers.yaml",
    "redirects.yaml",
  ])("is reported, and nothing that refers to %s", async (file) => {
    expect(await reportAfter(edit(file, ": ", ": @"))).toEqual([expect.stringContaining(`${file}:`)]);
  });

  it("is reported, and nothing that refers to a legal text", async () => {
    expect(await reportAfter(edit("legal/terms.mdx", "path: /terms", "path: @/terms"))).toHaveLength(1);
    expect(await reportAfter(edit("legal/terms.mdx", "## Scope", "## <Scope"))).toHaveLength(1);
  });

  it("is the folder itself", async () => {
    const problems = await checkContent(join(temporaryFolder(), "nowhere"));
    expect(problems.map(formatProblem)).toEqual(["content/:1:1  (file)  cannot be opened (ENOENT). Check that it is a readable folder."]);
  });
});

it("reports a missing file once, with the places that name it", async () => {
  expect(await reportAfter(remove("media/dot.png"))).toEqual([
    "audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/dot.png, which does not exist. Add the file, or correct the name. The same is so in content/pages/answers.yaml:19, content/pages/contact.yaml:19, content/pages/home.yaml:19, content/pages/home.yaml:37, content/pages/home.yaml:49 and 1 more.",
  ]);
});

it("reports as many problems of a file as can be mended at once", async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `colour${index}: red\n`).join("");
  const reported = await reportAfter(edit("faq.yaml", "categories:", `${lines}categories:`));
  expect(reported).toHaveLength(21);
  expect(reported.at(-1)).toBe("faq.yaml:21:1  (file)  has 10 more problems from here on. Mend the others first.");
});

it("answers within seconds, whatever stands in a file", async () => {
  const lines = (piece: string) => Array.from({ length: 29 }, () => piece.repeat(Math.floor(9_900 / piece.length))).join("\n");
  const floods = ["- ", "? ", "- [? {", "{a: ", "[", "&a ", "*a ", '" ', "a:\n"].map(lines);
  const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: a`).join("\n");
  const start = Date.now();
  for (const [index, text] of [...floods, keys, "- from: /a\n  to: /b\n".repeat(9_000)].entries())
    expect([index, (await reportAfter(write("redirects.yaml", text))).length]).not.toEqual([index, 0]);
  for (const text of ["[a](b) ", "# ", "| ", "* ", "<a>", "{product} "].map(lines))
    expect(await reportAfter(edit("legal/terms.mdx", "By transfer.", text))).toHaveLength(1);
  expect(Date.now() - start).toBeLessThan(60_000);
});

it("warns of an address that main has, until a redirect leads on from it", async () => {
  const folder = join(temporaryFolder(), "content");
  cpSync(VALID_CONTENT, folder, { recursive: true });
  edit("pages/plans.yaml", "path: /plans", "path: /{product}-plans")(folder);
  edit("pages/plans.yaml", "{host}/plans", "{host}/{product}-plans")(folder);
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
