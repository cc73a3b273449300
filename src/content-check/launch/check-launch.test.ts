/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "../../../tools/jest/run-program.testing";
import { temporaryContent } from "../../../tools/jest/temporary-folder.testing";
import { formatProblem, isError } from "../problem";
import { checkLaunch } from "./check-launch";

const TODAY = new Date("2026-11-21T09:00:00Z");

let folder: string;

const edit = (path: string, change: (text: string) => string): void => {
  const file = join(folder, path);
  const before = readFileSync(file, "utf8");
  writeFileSync(file, change(before));
  expect(readFileSync(file, "utf8")).not.toBe(before);
};

const linesOf = async (): Promise<string[]> => (await checkLaunch(folder, TODAY)).map(formatProblem);

/** A small site that is ready for the public. */
beforeEach(() => {
  folder = temporaryContent();
  edit("site.yaml", (text) => text.replace("{product}.example", "www.{product}.com").replace("+44 20 0000 0000", "+44 20 7183 8750"));
  writeFileSync(
    join(folder, "claims.yaml"),
    'claims:\n  - key: firms\n    value: "300"\n    says: Firms.\n    source: The register of 20 November\n    asOf: "2025-11-21"\n',
  );
});

it("finds nothing in a site that is ready", async () => {
  expect(await linesOf()).toEqual([]);
});

it("finds everything marked as a sample, in every kind of file, and says what to replace it with", async () => {
  edit("site.yaml", (text) => text.replace("  name: Norden\n", "  name: Norden\n  sample: true\n"));
  edit("pages/contact.yaml", (text) => `sample: true\n${text}`);
  edit("pages/home.yaml", (text) => text.replace("      alt: A dot\n", "      alt: A dot\n      sample: true\n"));
  edit("workflows/advisers.yaml", (text) => `sample: false\n${text}`);
  edit("legal/terms.mdx", (text) => text.replace("heading: Terms\n", "heading: Terms\nsample: true\n"));

  expect(await linesOf()).toEqual([
    "content/legal/terms.mdx:15:9  sample  marks the whole file, `Terms`, as a sample. Have counsel confirm or replace the text, and remove this line.",
    "content/pages/contact.yaml:1:9  sample  marks the whole file, `Contact`, as a sample. Write the page's own words, and remove this line.",
    "content/pages/home.yaml:21:15  sections[0].picture.sample  marks sections[0].picture, `A dot`, as a sample. Put the real picture in its place, with what it shows in `alt`, and remove this line.",
    "content/site.yaml:3:11  product.sample  marks product, `Norden`, as a sample. Write the brand's own name and the suite's, and remove this line.",
  ]);
});

it("finds reserved hosts and fictional phone numbers, marked as samples or not", async () => {
  edit("site.yaml", (text) => text.replace("www.{product}.com", "{product}.example").replace("+44 20 7183 8750", "+1 212 555 0142"));
  edit("navigation.yaml", (text) => text.replace("href: /#cost", "href: https://www.example.com/"));
  edit("legal/terms.mdx", (text) => text.replace("{email} or", "legal@norden.example, +971 4 000 0000 or"));

  expect(await linesOf()).toEqual([
    "content/legal/terms.mdx:21:55  (line)  has `norden.example`, a reserved example name. Write the real host.",
    "content/legal/terms.mdx:21:71  (line)  has `+971 4 000 0000`, a fictional number. Write the real one.",
    "content/navigation.yaml:21:15  footer[0].links[0].href  has `example.com`, a reserved example name. Write the real host.",
    "content/site.yaml:5:7  host  has `{product}.example`, a reserved example name. Write the real host.",
    "content/site.yaml:14:10  company.phone  has `+1 212 555 0142`, a fictional number. Write the real one.",
  ]);
});

it("asks for the company's registration number, and for the address of the controller of personal data", async () => {
  edit("site.yaml", (text) => text.replace('"04217718"', '"0000000"\n  sample: true'));

  expect(await linesOf()).toEqual([
    "content/site.yaml:17:23  company.registrationNumber  has `0000000`, a fictional number. Write the real one.",
    "content/site.yaml:18:11  company.sample  marks company, `{product} Limited`, as a sample. Write the company's own name, seat, registration number, e-mail address, phone number, and the address at which it answers as data controller, and remove this line.",
  ]);
});

it("finds leftover template text, even where visitors do not see it", async () => {
  edit("faq.yaml", (text) => text.replace("A platform.", '"[COMPANY NAME] is “a room [for deals]” since [insert date]."'));
  edit("claims.yaml", (text) => text.replace("The register of 20 November", "TODO"));
  edit("legal/terms.mdx", (text) => text.replace("Questions go", "[DATE] as in the [title](/terms). Questions go"));

  expect(await linesOf()).toEqual([
    "content/claims.yaml:5:13  claims[0].source  has `TODO`, a note that the text is unfinished. Write the text.",
    "content/faq.yaml:7:17  categories[0].items[0].answer  has `[COMPANY NAME]`, leftover template text. Replace it with the real words.",
    "content/faq.yaml:7:17  categories[0].items[0].answer  has `[insert date]`, leftover template text. Replace it with the real words.",
    "content/legal/terms.mdx:21:33  (line)  has `[DATE]`, leftover template text. Replace it with the real words.",
  ]);
});

it("finds unsupported figures, and those missing from the register", async () => {
  edit("claims.yaml", (text) => `${text}  - key: example\n    value: $5\n    says: A fee.\n    asOf: "2025-11-20"\n`);
  edit("faq.yaml", (text) => text.replace("See the plans.", "More than 300 firms pay {claim.example}."));

  expect(await linesOf()).toEqual([
    "content/claims.yaml:7:5  claims[1]  gives no source for the figure example (`$5`: A fee). Add `source`, or take the figure off the pages.",
    "content/claims.yaml:10:11  claims[1].asOf  is more than a year ago for the figure example (`$5`: A fee). Confirm the figure and write the date of confirmation.",
    "content/faq.yaml:16:27  categories[0].items[3].answer  shows `300 firms` written out. Write {claim.firms} if that is the figure meant, or add another to content/claims.yaml.",
  ]);
});

it("advises on files that nothing refers to", async () => {
  edit("pages/home.yaml", (text) => text.replace("href: /registration/investor", "href: /media/fees.pdf"));
  for (const path of ["media/fees.pdf", "media/.DS_Store", "media/old.webp"]) writeFileSync(join(folder, path), "");
  cpSync(join(folder, "workflows/advisers.yaml"), join(folder, "workflows/former.yaml"));

  const said = "(file)  is not used: no other file refers to it. Use it where it belongs, or delete it.";
  expect(await linesOf()).toEqual([`content/media/old.webp:1:1  ${said}`, `content/workflows/former.yaml:1:1  ${said}`]);
  expect((await checkLaunch(folder, TODAY)).filter(isError)).toEqual([]);
});

it("finds figures that the legal text named as their source does not contain", async () => {
  edit("legal/terms.mdx", (text) => text.replace("Questions go", "Fees are due within five days. Questions go"));
  edit("claims.yaml", (text) =>
    [
      text.trimEnd(),
      ...["five", "six"].flatMap((words, index) => [
        `  - key: ${words}`,
        `    value: "${index + 5}"`,
        `    words: ${words}`,
        "    says: Days.",
        "    source: content/legal/terms.mdx, Scope",
        '    asOf: "2026-11-01"',
      ]),
      "",
    ].join("\n"),
  );

  expect(await linesOf()).toEqual([
    "content/claims.yaml:17:13  claims[2].source  names content/legal/terms.mdx, which does not show the figure six (`6`: Days). Correct whichever of the two is wrong.",
  ]);
});

it("npm run check:launch prints one line per sample and exits with 1 while there is a sample", async () => {
  edit("claims.yaml", (text) => text.replace("2025-11-21", new Date().toISOString().slice(0, 10)));
  edit("pages/contact.yaml", (text) => `sample: true\n${text}`);
  const { code, stderr } = await runProgram("tools/commands/check-launch.ts", [folder]);

  expect(code).toBe(1);
  expect(stderr).toMatch(/^content\/pages\/contact\.yaml:1:9 {2}sample {2}.+\n\n1 thing blocks a launch\.\n$/u);
});

it("finds a leader's placeholder name in an entry no longer marked as a sample", async () => {
  edit("pages/home.yaml", (text) => text.replace(/(?<= {4}heading: ).*/u, '"{name}"'));

  expect(await linesOf()).toEqual(["content/pages/home.yaml:16:14  sections[0].heading  is a placeholder name. Write the real name."]);
});
