/** @jest-environment node */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { checkContent } from "../../src/build/check-content/check-content";
import { formatProblem, isError } from "../../src/build/check-content/problem";
import { checkLaunch } from "../../src/build/check-launch/check-launch";
import { create } from "./create";
import { Refusal } from "./refusal";

const ROOT = join(__dirname, "../..");

let content: string;

const read = (path: string): string => readFileSync(join(content, path), "utf8");
const problems = async (): Promise<string[]> => (await checkContent(content)).filter(isError).map(formatProblem);
/** All texts of the content, by their paths. */
const texts = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(content, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(yaml|mdx)$/u.test(path))
      .map((path) => [path, read(path)]),
  );
const words = [
  "--label",
  "Wealth managers",
  "--heading",
  "Deals your clients ask for",
  "--lead",
  "One place: for mandates, and # for more.",
];

beforeEach(() => {
  content = join(mkdtempSync(join(tmpdir(), "new-content-")), "content");
  cpSync(join(ROOT, "content"), content, { recursive: true });
});

afterEach(() => {
  rmSync(join(content, ".."), { recursive: true });
});

describe("what is written passes the content check at once, and no launch", () => {
  it.each([
    ["audience", ["--slug", "wealth-managers", ...words], "audiences/wealth-managers.yaml"],
    ["page", ["--path", "/press/kit", ...words], "pages/press-kit.yaml"],
    [
      "workflow",
      ["--slug", "wealth-managers", "--title", "{product} in five steps", "--intro=- From mandate to report."],
      "workflows/wealth-managers.yaml",
    ],
  ])("%s", async (kind, flags, path) => {
    const before = texts();
    const told = await create(content, [kind, ...flags]);

    expect(told).toContain(`Wrote content/${path}\n`);
    expect(texts()).toEqual({ ...before, [path]: read(path) });
    expect(await problems()).toEqual([]);
    expect((await checkLaunch(content, new Date())).filter(({ file }) => file === `content/${path}`)).not.toEqual([]);
  });

  it("although there is advice, which is passed on", async () => {
    writeFileSync(join(content, "faq.yaml"), `${read("faq.yaml").trimEnd()} It's so.\n`);
    const told = await create(content, ["audience", "--slug", "wealth-managers", ...words]);

    expect(told).toMatch(/^Wrote content\/audiences\/wealth-managers\.yaml\n/u);
    expect(told).toMatch(/\ncontent\/faq\.yaml:\d+:\d+ {2}\S+ {2}advice: has a straight apostrophe\. /u);
  });

  it("holds what was said, as text, whatever it begins with", async () => {
    await create(content, ["audience", "--slug", "wealth-managers", ...words.slice(0, 4), "--lead", "@home: {product} & 100 # deals"]);
    const { label, sections } = parse(read("audiences/wealth-managers.yaml")) as { label: string; sections: Record<string, unknown>[] };

    expect(label).toBe("Wealth managers");
    expect(sections[0]).toMatchObject({ heading: "Deals your clients ask for", lead: "@home: {product} & 100 # deals" });
    expect(sections.map(({ type }) => type)).toEqual(["hero", "benefits", "steps", "call-to-action"]);
  });
});

describe("a question", () => {
  const flags = [
    "--category",
    "pricing-and-fees",
    "--question",
    "Is there a trial of {suite}?",
    "--answer",
    `${"Yes, for a while. ".repeat(12)}\n\nAsk us.`,
  ];

  it("stands at the end of its category, and nothing else in the file changes", async () => {
    const before = read("faq.yaml");
    expect(await create(content, ["faq", ...flags])).toContain("/faq#is-there-a-trial-of");

    const { categories } = parse(read("faq.yaml")) as { categories: { slug: string; items: Record<string, string>[] }[] };
    const item = categories.find(({ slug }) => slug === "pricing-and-fees")?.items.at(-1);
    expect(item).toEqual({
      slug: "is-there-a-trial-of",
      question: "Is there a trial of {suite}?",
      answer: `${"Yes, for a while. ".repeat(12).trim()}\n\nAsk us.`,
    });
    const [added = ""] = /\n\n {6}- slug: is-there-a-trial-of\n(?:.*\n)+? {10}Ask us\.(?=\n)/u.exec(read("faq.yaml")) ?? [];
    expect(read("faq.yaml").replace(added, "")).toBe(before);
    expect(added.split("\n").every((line) => line.length <= 140)).toBe(true);
    expect(await problems()).toEqual([]);
  });

  it("may be given its address, which must be free", async () => {
    await create(content, ["faq", ...flags, "--slug", "trial"]);
    const before = texts();
    await expect(create(content, ["faq", ...flags, "--slug", "trial"])).rejects.toThrow(/is `trial`, which line \d+ already uses/u);
    expect(texts()).toEqual(before);
  });

  it("needs a category that exists", async () => {
    await expect(create(content, ["faq", ...flags.slice(2), "--category", "prices"])).rejects.toThrow(
      /^--category names prices, which content\/faq\.yaml does not have\. Use one of `getting-started`, /u,
    );
  });
});

describe("a link to the page", () => {
  const page = ["page", "--path", "/press", ...words];

  it.each([
    ["Company", "menus"],
    ["More solutions", "footer"],
  ])("goes to the end of %s", async (menu, list) => {
    const before = read("navigation.yaml");
    await create(content, [...page, "--menu", menu]);

    const navigation = parse(read("navigation.yaml")) as Record<
      string,
      { label?: string; title?: string; items?: unknown[]; links?: unknown[] }[]
    >;
    const target = navigation[list]?.find(({ label, title }) => (label ?? title) === menu);
    expect((target?.items ?? target?.links)?.at(-1)).toEqual({ label: "Wealth managers", href: "/press" });
    expect(read("navigation.yaml").replace(/ {6}- label: "Wealth managers"\n {8}href: \/press\n/u, "")).toBe(before);
    expect(await problems()).toEqual([]);
  });

  it("is shown where no menu is named", async () => {
    expect(await create(content, page)).toContain('  - label: "Wealth managers"\n    href: /press');
  });

  it("needs a menu that exists", async () => {
    await expect(create(content, [...page, "--menu", "Elsewhere"])).rejects.toThrow(/Use one of `Platform`, `Solutions`, /u);
    expect(existsSync(join(content, "pages/press.yaml"))).toBe(false);
  });
});

describe("what is refused leaves everything as it was", () => {
  it.each([
    [
      "a file that exists",
      ["audience", "--slug", "consultants", ...words],
      "content/audiences/consultants.yaml exists already. Choose another name, or edit it.",
    ],
    [
      "an address that another file has",
      ["page", "--path", "/consultants", ...words],
      "makes the page /consultants, which content/audiences/consultants.yaml makes already",
    ],
    [
      "an address of the platform",
      ["audience", "--slug", "login", ...words],
      "content/audiences/login.yaml:1:1  (file)  makes the page /login, which the platform answers.",
    ],
    ["a redirected address", ["page", "--path", "/about-us", ...words], "is `/about-us`, the address of content/pages/about-us.yaml"],
    [
      "a slug that is none",
      ["audience", "--slug", "Wealth Managers", ...words],
      "--slug is not a valid slug. Use small letters, digits and single hyphens.",
    ],
    ["a path that is none", ["page", "--path", "press", ...words], "--path is no path of a page. Write it as /name"],
    ["the home page's path", ["page", "--path", "/", ...words], "--path is the home page's"],
    [
      "a text that is too long",
      ["audience", "--slug", "x", ...words, "--label", "x".repeat(41)],
      "--label has 41 characters. Shorten it to at most 40.",
    ],
    ["a text that is empty", ["audience", "--slug", "x", ...words, "--label", ""], "--label is empty."],
    ["a token that is none", ["audience", "--slug", "x", ...words, "--heading", "About {brand}"], "names `{brand}`, which is not a token"],
    ["a flag that is none", ["audience", "--slug", "x", "--colour", "red"], "Unknown option '--colour'"],
    ["a kind that is none", ["audiance"], "audiance is nothing that can be written. Did you mean `audience`?"],
    [
      "what nobody is there to be asked",
      ["workflow", "--slug", "x"],
      "Missing:\n  --title  The workflow's name. At most 80 characters.\n  --intro  ",
    ],
  ])("%s", async (_what, args, message) => {
    const before = texts();
    const refusal = await create(content, args).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).message).toContain(message);
    expect(texts()).toEqual(before);
  });

  it("content that is not in order before", async () => {
    writeFileSync(join(content, "faq.yaml"), "categories: 5\n");
    await expect(create(content, ["workflow", "--slug", "x", "--title", "A", "--intro", "B"])).rejects.toThrow("Mend the content first");
    expect(existsSync(join(content, "workflows/x.yaml"))).toBe(false);
  });
});

describe("in a terminal", () => {
  it("asks for what no flag says, and again until the answer fits", async () => {
    const answers = ["Wealth Managers", "wealth-managers", "x".repeat(81), "How they work", "From mandate to report."];
    const asked: string[] = [];
    const ask = async (question: string): Promise<string> => {
      asked.push(question);
      return answers[asked.length - 1] ?? "";
    };
    await create(content, ["workflow"], ask);

    expect(asked).toEqual([
      "The file's name, by which a page names the workflow.\nslug: ",
      "slug is not a valid slug. Use small letters, digits and single hyphens.\nslug: ",
      "The workflow's name. At most 80 characters.\ntitle: ",
      "title has 81 characters. Shorten it to at most 80.\ntitle: ",
      "One or two sentences that lead into the steps. At most 280 characters.\nintro: ",
    ]);
    expect(await problems()).toEqual([]);
  });
});

it.each([[[]], [["--help"]], [["faq", "--help"]]])("explains itself: %j", async (args) => {
  expect(await create(content, args)).toMatch(/^npm run new -- (KIND|faq) \[flags\]/u);
});

describe("npm run new", () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "tools/commands/new.ts", ...args], { cwd: ROOT });

  it("exits with 1 and says what is missing when nobody can be asked", async () => {
    await expect(run("audience")).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Missing:\n {2}--slug/u) as string });
  });

  it("exits with 0 when it helps", async () => {
    await expect(run("--help")).resolves.toMatchObject({ stdout: expect.stringContaining("audience") as string });
  });
});
