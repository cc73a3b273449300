import { checkLaunch } from "./check-launch";
import { contentCopy, edit } from "./damaged-contents.testing";
import { formatProblem } from "./problem";

let folder: string;

const report = async (): Promise<string[]> => (await checkLaunch(folder)).map((problem) => formatProblem(problem).replace("content/", ""));

/** A small site that is ready for the public. */
beforeEach(() => {
  folder = contentCopy();
  edit("site.yaml", "{product}.example", "www.{product}.com")(folder);
  edit("site.yaml", "+44 20 0000 0000", "+44 20 7183 8750")(folder);
  edit("claims.yaml", "    asOf", "    source: The register of 20 November\n    asOf")(folder);
});

it("finds nothing in a site that is ready", async () => {
  edit("pages/contact.yaml", "Mend the address.", '"It should look like name@example.com."')(folder);
  expect(await report()).toEqual([]);
});

it.each([
  ["site.yaml:3:11  product.sample  marks product (Norden) as a sample. Write the brand's own name", "  suite", "  sample: true\n  suite"],
  ["pages/plans.yaml:2:9  sample  marks the whole file (Plans) as a sample. Write the page's own words", "label:", "sample: true\nlabel:"],
  ["legal/terms.mdx:14:9  sample  marks the whole file (Terms) as a sample. Have counsel confirm", "lead:", "sample: true\nlead:"],
  ["pages/plans.yaml:36:21  sections[1].groups[0].marks[0].sample  marks", "            alt", "            sample: true\n            alt"],
  ["pages/plans.yaml:38:14  sections[2].heading  is a name that is not known yet.", "heading: News", 'heading: "{name}"'],
  ["claims.yaml:2:5  claims[0]  gives no source for the figure `firms`.", "    source: The register of 20 November\n", ""],
  ["site.yaml:5:7  host  has `{product}.test`, which is nobody’s.", "www.{product}.com", "{product}.test"],
  ["navigation.yaml:21:15  footer[0].links[0].href  has `//www.example.com`", "href: /answers#cost", "href: https://www.example.com/"],
  ["legal/terms.mdx:30:22  (line)  has `+971 4 000 0000`, which is nobody’s.", "By transfer.", "By transfer: +971 4 000 0000."],
])("finds %s", async (reported, written, instead) => {
  edit(reported.replace(/:.*$/u, ""), written, instead)(folder);
  expect(await report()).toEqual([expect.stringContaining(reported)]);
});
