import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/content-check/check-content";
import { addAudiences, audienceLike, countPages } from "./add-audiences";
import { changeWords } from "./change-words";
import { timesOf } from "./clicks";
import { groups } from "./groups";
import { mediansOf } from "./lighthouse/lighthouse";
import { type LighthouseReport, readFigures } from "./lighthouse/measure-page";
import { readRequest } from "./options";
import { parseStatus, treeKilobytes, treeMegabytes } from "./process-tree";
import { runMeasured } from "./run-measured";
import { spreadOf } from "./statistics";
import { cellsOf, MEASURED, toMarkdown } from "./table";

describe("the spread of several runs", () => {
  it.each([
    [[3], { min: 3, median: 3, max: 3 }],
    [[10, 2, 9], { min: 2, median: 9, max: 10 }],
    [[4, 1, 3, 2], { min: 1, median: 2.5, max: 4 }],
  ])("of %j", (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  it("leaves the runs in their order, and needs one", () => {
    const values = [2, 1];
    spreadOf(values);
    expect(values).toEqual([2, 1]);
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe("a table", () => {
  it("is Markdown", () => {
    expect(toMarkdown({ title: "Builds", columns: ["pages", "s"], rows: [["22", "1.00"]] })).toBe(
      "### Builds\n\n| pages | s |\n| --- | --: |\n| 22 | 1.00 |",
    );
  });

  it("has a cell for each column of a measurement, and says what was not measured", () => {
    expect(cellsOf([{ seconds: 2 }, { seconds: 1 }])).toEqual(["2", "1.00", "1.50", "2.00", "not measured"]);
    expect(cellsOf([{ seconds: 1, megabytes: 99.6 }])).toHaveLength(MEASURED.length);
    expect(cellsOf([{ seconds: 1, megabytes: 99.6 }]).at(-1)).toBe("100");
  });
});

describe("memory", () => {
  const entry = (pid: number, parent: number, kilobytes: number) => ({ pid, parent, kilobytes });

  it("is read from a program's status", () => {
    expect(parseStatus("Name:\tnode\nPid:\t12\nPPid:\t3\nVmHWM:\t   900 kB\nVmRSS:\t   800 kB\n")).toEqual(entry(12, 3, 800));
    expect(parseStatus("Name:\tkthread\nPid:\t12\nPPid:\t3\n")).toBeUndefined();
  });

  it("is that of a program and all its descendants, and of nobody else", () => {
    expect(treeKilobytes([entry(1, 0, 1), entry(2, 1, 20), entry(3, 2, 300), entry(4, 0, 4_000)], 1)).toBe(321);
  });

  it("is measured where Linux tells it", () => {
    const megabytes = treeMegabytes(process.pid);
    if (process.platform === "linux") expect(megabytes).toBeGreaterThan(10);
    else expect(megabytes).toBeUndefined();
  });
});

describe("a measured program", () => {
  it("tells how long it took", async () => {
    const { seconds } = await runMeasured(["--eval", "setTimeout(() => {}, 300)"], ".");
    expect(seconds).toBeGreaterThan(0.3);
  });

  it("that fails is not counted, and its output is kept", async () => {
    await expect(runMeasured(["--eval", "console.error('No room.'); process.exit(3)"], ".")).rejects.toThrow(/exit code 3:\nNo room\./u);
  });
});

describe("content that has grown", () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));

  beforeAll(() => {
    cpSync("content", join(folder, "content"), { recursive: true });
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("has a page of its own for each audience that was added, and nothing that stops a build", async () => {
    const content = join(folder, "content");
    const before = await countPages(content);
    await addAudiences(content, 12);
    expect(await countPages(content)).toBe(before + 12);
    expect((await checkContent(content)).filter(({ severity }) => severity === "error")).toEqual([]);
    // The first check in Jest also translates the packages that read MDX.
  }, 60_000);

  it("shows other words when they are changed", async () => {
    await changeWords(folder, "Quite other words");
    const { sections } = parse(readFileSync(join(folder, "content/pages/about.yaml"), "utf8")) as { sections: { heading: string }[] };
    expect(sections[0]?.heading).toBe("Quite other words");
  });

  it("is an audience in all but what is its own", () => {
    const [name = ""] = readdirSync("content/audiences");
    const text = readFileSync(join("content/audiences", name), "utf8");
    const original = parse(text) as { metadata: object };
    const metadata = { ...original.metadata, name: "bench-1", canonical: "https://{host}/bench-1" };
    expect(parse(audienceLike(text, "bench-1"))).toEqual({ ...original, metadata });
  });
});

describe("what is asked for", () => {
  const values = { runs: "3", pages: [], path: [] };

  it("is everything when nothing is named", () => {
    expect(readRequest([], values, 22)).toEqual({
      names: Object.keys(groups),
      runs: 3,
      pages: [],
      paths: [],
      devices: ["phone", "desktop"],
    });
  });

  it("is a group, sizes, pages and a device", () => {
    expect(readRequest(["builds"], { runs: "1", pages: ["22", "100"], path: ["/faq"], device: "phone" }, 22)).toEqual({
      names: ["builds"],
      runs: 1,
      pages: [22, 100],
      paths: ["/faq"],
      devices: ["phone"],
    });
  });

  it.each([
    [["build"], {}, "build is not a benchmark. Did you mean `builds`? "],
    [[], { runs: "0" }, "--runs 0 is not a number of runs."],
    [[], { pages: ["many"] }, "--pages many is not a usable number of pages. The content has 22; give that many or more."],
    [[], { pages: ["21"] }, "--pages 21 is not a usable number of pages. The content has 22; give that many or more."],
    [[], { path: ["pricing"] }, "pricing is not a page path: begin it with a slash, as in /pricing."],
    [[], { device: "tablet" }, "--device tablet is unknown. Use one of phone, desktop."],
  ])("is refused with a reason: %j %j", (names, changed, reason) => {
    expect(readRequest(names, { ...values, ...changed }, 22)).toBe(reason);
  });
});

describe("Lighthouse's report", () => {
  const audit = (numericValue: number) => ({ numericValue });
  const report: LighthouseReport = {
    categories: {
      performance: { score: 0.994 },
      accessibility: { score: 1 },
      "best-practices": { score: 1 },
      seo: { score: null },
    },
    audits: {
      "first-contentful-paint": audit(900),
      "largest-contentful-paint": audit(1_200),
      "total-blocking-time": audit(40),
      "cumulative-layout-shift": audit(0),
      "resource-summary": { details: { items: [{ resourceType: "total", transferSize: 90_000, requestCount: 6 }] } },
    },
  };
  const figures = readFigures("/", report);

  it("has the figures of a page; a kind of answer that did not come weighs nothing", () => {
    expect(figures).toEqual({
      performance: 99,
      accessibility: 100,
      bestPractices: 100,
      seo: 0,
      fcp: 900,
      lcp: 1_200,
      tbt: 40,
      cls: 0,
      bytes: 90_000,
      scriptBytes: 0,
      requests: 6,
    });
  });

  it("that could not be made is not counted", () => {
    expect(() => readFigures("/", { ...report, runtimeError: { message: "The page did not load." } })).toThrow(
      "Lighthouse could not measure /: The page did not load.",
    );
    const { "total-blocking-time": _, ...audits } = report.audits;
    expect(() => readFigures("/", { ...report, audits })).toThrow("Lighthouse reported no total-blocking-time for /");
  });

  it("gives, with others, the median of each figure for itself", () => {
    const [worse, worst] = [
      { ...figures, fcp: 950, lcp: 3_000 },
      { ...figures, fcp: 2_000, lcp: 1_300 },
    ];
    expect(mediansOf([figures, worse, worst])).toEqual({ ...figures, fcp: 950, lcp: 1_300 });
  });
});

it("collects the times that the journeys told, of every run, and nothing else that they noted", () => {
  const told = (description: string, type = "from click to change") => ({ annotations: [{ type, description }] });
  const spec = { title: "on a menu", tests: [{ projectName: "phone", results: [told("120 ms"), told("80 ms"), told("9", "slow")] }] };
  const report = { suites: [{ title: "first-click.spec.ts", suites: [{ title: "the first click", specs: [spec] }] }] };

  expect([...timesOf(report)]).toEqual([["the first click on a menu: to change (phone)", [120, 80]]]);
});
