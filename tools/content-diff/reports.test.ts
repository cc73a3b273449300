/** @jest-environment node */
import sharp from "sharp";
import type { ContentDifference, PageDifference } from "./compare";
import { htmlReport } from "./html/html-report";
import type { MediaChange, Medium } from "./media";
import { textReport } from "./text-report";

const page = (changes: Partial<PageDifference>): PageDifference => ({
  path: "/a",
  file: "content/pages/a.yaml",
  change: "changed",
  formerPath: undefined,
  places: [],
  media: [],
  ...changes,
});

const difference = (changes: Partial<ContentDifference>): ContentDifference => ({
  pages: [],
  total: 3,
  lost: [],
  lostAnchors: [],
  unread: [],
  ...changes,
});

const medium = (name: string, bytes: string | Buffer, alt?: string): Medium => ({ path: `media/${name}`, bytes: Buffer.from(bytes), alt });

const FILM: MediaChange = { before: medium("film.mp4", "x".repeat(2_400_000)), after: medium("film.mp4", "x") };
const WORDS = [
  { removed: ["Old."], added: ["New."] },
  { removed: [], added: ["More."] },
];

it("list the changes page by page as text, and then what to fix", () => {
  const everything = difference({
    pages: [page({ places: WORDS, media: [FILM] }), page({ path: "/c", change: "new" }), page({ path: "/d", formerPath: "/e" })],
    lost: [
      { from: "/b", to: "/{product}" },
      { from: "/x", to: undefined },
    ],
    lostAnchors: ["/faq#who"],
    unread: ["content/faq.yaml:1:1  (file)  is empty."],
  });
  expect(textReport(everything, "main")).toBe(
    [
      "/a  (content/pages/a.yaml)",
      "  - Old.",
      "  + New.",
      "",
      "  + More.",
      "  ~ content/media/film.mp4 (1 byte, was 2.4 MB)",
      "",
      "/c  (content/pages/a.yaml, a new page)",
      "",
      "/d  (content/pages/a.yaml, formerly at /e)",
      "",
      "Old links now reach only the top of the page. Keep the old slug, anchor or heading unless that part was removed:",
      "  /faq#who",
      "",
      "Files at main that today's content model cannot read completely:",
      "  content/faq.yaml:1:1  (file)  is empty.",
      "",
      "3 places read or look different from main; the site has 3 pages.",
      "",
      "2 addresses would disappear. Add these to content/redirects.yaml, or run npm run content:diff -- main --write-redirects:",
      "  - from: /b",
      "    to: /{product}",
      "  - from: /x",
      "    to: # Write where it leads now.",
    ].join("\n"),
  );
  expect(textReport(difference({}), "main")).toBe("No page of 3 reads differently from main.");
});

describe("as an HTML page", () => {
  const picture = async (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: colour } })
      .webp()
      .toBuffer();

  it("mark changes within a sentence, or show both sentences if hardly a word is the same", async () => {
    const html = await htmlReport(
      difference({
        pages: [
          page({
            places: [
              { removed: ["We buy <b>old</b> houses."], added: ["We buy <b>new</b> houses."] },
              { removed: ["Short."], added: ["Other words altogether."] },
            ],
          }),
        ],
      }),
      "<main>",
    );
    expect(html).toContain('<p dir="auto">We buy &lt;b><del>old</del><ins>new</ins>&lt;/b> houses.</p>');
    expect(html).toContain('<p dir="auto"><del>Short.</del></p>\n<p dir="auto"><ins>Other words altogether.</ins></p>');
    expect(html).toContain("reads differently from &lt;main>;");
  });

  it("show small pictures before and after, and name files that cannot be shown", async () => {
    const [before, after] = [await picture("#fff"), await picture("#000")];
    const html = await htmlReport(
      difference({
        pages: [
          page({
            media: [
              { before: medium("a.webp", before, "White"), after: medium("a.webp", after, "Black") },
              { before: medium("b.webp", after, "Old words"), after: medium("b.webp", after, "New words") },
              FILM,
              { before: undefined, after: medium("c.webp", "no picture") },
            ],
          }),
        ],
      }),
      "main",
    );
    const sizes = [...html.matchAll(/<img src="data:image\/webp;base64,[^"]+" width="(\d+)" height="(\d+)" alt="([^"]*)">/gu)];

    expect(sizes.map(([, ...parts]) => parts)).toEqual([
      ["640", "320", "White"],
      ["640", "320", "Black"],
      ["640", "320", "New words"],
    ]);
    expect(html).toContain("<b>Before:</b> <code>content/media/a.webp</code> (2000 × 1000, ");
    expect(html).toContain("<del>Old</del><ins>New</ins> words");
    expect(html).toContain("<b>Before:</b> <code>content/media/film.mp4</code> (2.4 MB)");
    expect(html).toContain("No picture to show</p><figcaption><b>After:</b> <code>content/media/c.webp</code> (10 bytes)");
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/u);
  });
});
