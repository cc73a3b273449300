/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/content-check/check-content";
import { copyOf, pageAt, pricingTable, redirectsOf } from "../../src/content-check/invalid-cases/invalid-case.testing";
import { checkLaunch } from "../../src/content-check/launch/check-launch";
import { formatProblem, isError } from "../../src/content-check/problem";
import { runProgram } from "../jest/run-program.testing";
import { temporaryContent } from "../jest/temporary-folder.testing";
import { Refusal } from "../support/refusal";
import { create } from "./create";

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

const write = (path: string, text: string): void => {
  writeFileSync(join(content, path), text);
};

/** Small content with the pages that the templates link to, a menu and a footer group of one name, and two categories of questions. */
beforeEach(() => {
  content = temporaryContent();
  write("pages/pricing.yaml", pageAt("/pricing", "pricing") + pricingTable(["first", "Business"], ["second", "Enterprise"]));
  write("redirects.yaml", redirectsOf(["/about-us", "/contact"]));
  const group = "  - title: Platform\n    links:\n      - label: Advice\n        href: /advisers\n";
  write("navigation.yaml", copyOf("navigation.yaml", ["  - title: Help\n", `${group}  - title: Help\n`]));
  write("faq.yaml", copyOf("faq.yaml") + copyOf("faq.yaml", ["categories:\n", ""]).replaceAll("slug: ", "slug: more-"));
});

describe("new content passes the content check, but not the launch check", () => {
  it.each([
    ["audience", ["--slug", "wealth-managers", ...words], "audiences/wealth-managers.yaml"],
    ["page", ["--path", "/press/kit", ...words], "pages/press-kit.yaml"],
    [
      "workflow",
      ["--slug", "wealth-managers", "--title", "{product} in five steps", "--intro=-From mandate to report."],
      "workflows/wealth-managers.yaml",
    ],
  ])("%s", async (kind, flags, path) => {
    const before = texts();
    const message = await create(content, [kind, ...flags]);

    expect(message).toContain(`Wrote content/${path}\n`);
    expect(texts()).toEqual({ ...before, [path]: read(path) });
    expect(await problems()).toEqual([]);
    expect((await checkLaunch(content, new Date())).filter(({ file }) => file === `content/${path}`)).not.toEqual([]);
    write(path, read(path).replace("\nsample: true\n", "\n"));
    expect(await problems()).toContainEqual(expect.stringContaining("the mark of a template's sentence"));
  });

  it("contains the answers as text, whatever characters they begin with", async () => {
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
    "general",
    "--question",
    "Is there a trial of {suite}?",
    "--answer",
    `${"Yes, for a while. ".repeat(12)}\n\nAsk us.`,
  ];

  it("is appended to its category, and nothing else in the file changes", async () => {
    const before = read("faq.yaml");
    expect(await create(content, ["faq", ...flags])).toContain("/faq#is-there-a-trial-of");

    const { categories } = parse(read("faq.yaml")) as { categories: { slug: string; items: Record<string, string>[] }[] };
    const item = categories.find(({ slug }) => slug === "general")?.items.at(-1);
    expect(item).toEqual({
      slug: "is-there-a-trial-of",
      question: "Is there a trial of {suite}?",
      answer: `${"Yes, for a while. ".repeat(12).trim()}\n\nAsk us.`,
    });
    const [added = ""] = /\n {6}- slug: is-there-a-trial-of\n(?:.*\n)+? {10}Ask us\.(?=\n)/u.exec(read("faq.yaml")) ?? [];
    expect(read("faq.yaml").replace(added, "")).toBe(before);
    expect(added.split("\n").every((line) => line.length <= 140)).toBe(true);
    expect(await problems()).toEqual([]);
  });
});

describe("a link to the page", () => {
  const page = ["page", "--path", "/press", ...words];

  const hrefsUnder = (list: "menus" | "footer", name: string): (string | undefined)[] => {
    const navigation = parse(read("navigation.yaml")) as Record<string, Record<string, string | Record<string, string>[] | undefined>[]>;
    const entry = navigation[list]?.find(({ label, title }) => (label ?? title) === name);
    return [entry?.items, entry?.links].flat().flatMap((item) => (typeof item === "object" ? [item.href] : []));
  };

  it.each([
    ["Platform", { menus: "/press", footer: "/press" }, "It is listed under Platform, in the menu and the footer.", [true, false]],
    ["Help", { menus: undefined, footer: "/press" }, "It is listed under Help, in the footer.", [false]],
  ])("is appended to the menu, with its line, and to the footer group called %s", async (menu, last, message, lines) => {
    const before = read("navigation.yaml");
    expect(await create(content, [...page, "--menu", menu, "--text", "News of us"])).toContain(message);

    expect({ menus: hrefsUnder("menus", menu).at(-1), footer: hrefsUnder("footer", menu).at(-1) }).toEqual(last);
    const added = / {6}- label: Wealth managers\n {8}href: \/press\n( {8}text: News of us\n)?/gu;
    expect([...read("navigation.yaml").matchAll(added)].map(([, line]) => line !== undefined)).toEqual(lines);
    expect(read("navigation.yaml").replace(added, "")).toBe(before);
    expect(await problems()).toEqual([]);
  });

  it("is refused by a full menu, and then the page is not written either", async () => {
    const more = Array.from({ length: 10 }, (_, index) => `      - label: Number ${index}\n        href: /contact\n`).join("");
    const full = read("navigation.yaml").replace(/(?<= {8}href: \/advisers\n)/u, more);
    write("navigation.yaml", full);
    await expect(create(content, [...page, "--menu", "Platform"])).rejects.toThrow(/menus\[1\]\.items {2}has 13 entries/u);
    expect([read("navigation.yaml"), existsSync(join(content, "pages/press.yaml"))]).toEqual([full, false]);
  });
});

describe("a refusal leaves everything as it was", () => {
  it.each([
    [
      "a file that exists",
      ["audience", "--slug", "advisers", ...words],
      "content/audiences/advisers.yaml already exists. Choose another name, or edit it.",
    ],
    [
      "an address that another page has",
      ["page", "--path", "/advisers", ...words],
      "makes the page /advisers, which content/audiences/advisers.yaml makes already",
    ],
    ["a redirected address", ["page", "--path", "/about-us", ...words], "is `/about-us`, the address of content/pages/about-us.yaml"],
    [
      "an invalid slug",
      ["audience", "--slug", "Wealth Managers", ...words],
      "--slug is not a valid slug. Use lowercase letters, digits and single hyphens.",
    ],
    ["an invalid path", ["page", "--path", "press", ...words], "--path is not a valid page path. Write it as /name"],
    ["the home page's path", ["page", "--path", "/", ...words], "--path is the home page's"],
    [
      "a text that is too long",
      ["audience", "--slug", "x", ...words, "--label", "x".repeat(41)],
      "--label has 41 characters. Shorten it to at most 40.",
    ],
    ["an empty text", ["audience", "--slug", "x", ...words, "--label", ""], "--label is empty."],
    ["an unknown token", ["audience", "--slug", "x", ...words, "--heading", "About {brand}"], "names `{brand}`, which is not a token"],
    ["an unknown flag", ["audience", "--slug", "x", "--colour", "red"], "Unknown option '--colour'"],
    ["an unknown kind", ["audiance"], "audiance is not something this command can create. Did you mean `audience`?"],
    ["a name too long for a file", ["audience", "--slug", "x".repeat(300), ...words], "The content cannot be written: ENAMETOOLONG"],
    [
      "missing answers when no user can be asked",
      ["workflow", "--slug", "x"],
      "Missing: --title, --intro.\n\nnpm run new -- workflow [flags]\n",
    ],
  ])("%s", async (_what, args, message) => {
    const before = texts();
    const refusal = await create(content, args).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).message).toContain(message);
    expect(texts()).toEqual(before);
  });

  it("content that was invalid before", async () => {
    write("faq.yaml", "categories: 5\n");
    await expect(create(content, ["workflow", "--slug", "x", "--title", "A", "--intro", "B"])).rejects.toThrow("Fix the content first");
    expect(existsSync(join(content, "workflows/x.yaml"))).toBe(false);
  });
});

describe("in a terminal", () => {
  /** A user who gives these answers and then quits, or quits sooner. */
  const somebody = (answers: readonly string[], leavesAfter = answers.length) => {
    const leaving = new AbortController();
    const asked: string[] = [];
    const ask = async (question: string): Promise<string> => {
      asked.push(question);
      if (asked.length === leavesAfter) leaving.abort(new Refusal("Left."));
      return answers[asked.length - 1] ?? "";
    };
    return { asked, ask, left: leaving.signal };
  };

  it("asks for whatever the flags lack, and again until the answer is valid", async () => {
    const { asked, ...terminal } = somebody(
      ["Wealth Managers", "wealth-managers", "x".repeat(41), "Wealth managers", "Deals", "One place.", "Elsewhere", ""],
      Infinity,
    );
    expect(await create(content, ["audience"], terminal)).toContain("No menu lists it yet.");

    expect(asked).toEqual([
      "The page's address without its slash, such as wealth-managers.\nslug: ",
      "slug is not a valid slug. Use lowercase letters, digits and single hyphens.\nslug: ",
      expect.stringMatching(/^[^\n]+\nlabel: $/u),
      "label has 41 characters. Shorten it to at most 40.\nlabel: ",
      expect.stringMatching(/^[^\n]+\nheading: $/u),
      expect.stringMatching(/^One sentence under the heading; .+\nlead: $/u),
      `The menu to list it in, and the footer group of the same name: \`Platform\`, \`Help\`.\nmenu (may be left empty): `,
      expect.stringMatching(/^menu is `Elsewhere`, .*\nmenu \(may be left empty\): $/u),
      expect.stringMatching(/^The line below its name in the menu.*\ntext \(may be left empty\): $/u),
    ]);
    expect(await problems()).toEqual([]);
  });

  it("writes nothing when the user leaves, even after the last answer", async () => {
    const before = texts();
    await expect(create(content, ["workflow"], somebody(["wealth-managers", "How", "In steps."]))).rejects.toThrow("Left.");
    expect(texts()).toEqual(before);
  });
});

it("npm run new exits with 1 and names what is missing when no user can be asked", async () => {
  const { code, stderr } = await runProgram("tools/commands/new.ts", ["audience"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Missing: --slug, --label, --heading, --lead\./u);
});
