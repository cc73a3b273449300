/** The site's own content contains what the specification requires; `npm run check:built` checks that the built pages show that content. */
import { basename } from "node:path";
import { read, readList, readText } from "../../src/content-check/data";
import { fieldsWith } from "../../src/content-check/reading/document";
import { readContent } from "../../src/content-check/reading/read-content";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { expandHref } from "../../src/content-model/tokens";
import { EVERY_PAGE, visibleWords } from "../content-diff/visible-words";
import { BUTTONS, COUNTS, LINKS, WORDS } from "./specified-content.testing";

/** Names of the pages for which metadata is specified. */
const NAMES = `home suite family-offices accelerators fund-managers advisory-firms about contact founders-capital-seekers
  professional-investors marketplace`.split(/\s+/u);
const WORKFLOWS = `family-office asset-managers pe-vc founders fundraisers investors luxury-real-estate secondary-exit consultants
  accelerators advisory-ma`.split(/\s+/u);

let content: SiteContent;

beforeAll(async () => {
  ({ content } = await readContent("content", { opensMedia: false }));
});

const filled = (address: string): string => expandHref(address, content.tokens);
const documents = (kind: string) => content.documents.filter((document) => document.kind.name === kind);
const fileOf = (path: string) => {
  const page = content.pages.find((candidate) => candidate.path === filled(path));
  if (!page) throw new Error(`No file in content/ defines ${path}.`);
  return page.document;
};

it.each(WORDS)("%s: %s contains the specified words", (_requirement, path, words) => {
  const lines = visibleWords(content).flatMap((page) => (page.path === (path === EVERY_PAGE ? path : filled(path)) ? page.lines : []));
  const text = lines.join(" ").replaceAll("**", "").toLowerCase();

  expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
});

it.each(LINKS)("%s: %s has the specified links", (_requirement, path, targets) => {
  const addresses = fieldsWith(fileOf(path), "@href").map(({ value }) => filled(value).split(/[?#]/u)[0]);

  expect(targets.filter((target) => !addresses.includes(filled(target)))).toEqual([]);
});

it.each(BUTTONS)("%s: %s has buttons that lead to the specified addresses", (_requirement, path, [label, target]) => {
  const document = fileOf(path);
  const targets = fieldsWith(document, "@href")
    .filter((link) => readText(document.data, ...link.path.slice(0, -1), "label") === label)
    .map(({ value }) => value.split("?")[0]);

  expect([...new Set(targets)]).toEqual([target]);
});

it("R6.10: the popup about private browsing has its title and explains both ideas", () => {
  const [popup] = readList(fileOf("/investors").data, "sections").flatMap((section) => read(section, "popup") ?? []);

  expect(readText(popup, "title")).toBe("Private & Secure Browsing");
  expect(JSON.stringify(popup)).toMatch(/anonymous browsing.*reverse inquiry/isu);
});

it.each(COUNTS)("%s: %s has as many entries as specified", (_requirement, path, [type, list, count]) => {
  const section = readList(fileOf(path).data, "sections").find((candidate) => readText(candidate, "type") === type);

  expect(readList(section, list)).toHaveLength(count);
});

it("R3.5: every page with specified metadata has it", () => {
  const names = content.pages.map(({ document }) => readText(document.data, "metadata", "name"));

  expect(NAMES.filter((name) => !names.includes(name))).toEqual([]);
});

it("R3.7: the preview picture is described in Arabic too", () => {
  expect(documents("site").map(({ data }) => readText(data, "preview", "alt", "ar"))).toEqual([
    expect.stringMatching(/\p{Script=Arabic}/u),
  ]);
});

it("R5.2: the names of leaders are placeholders", () => {
  const leaders = readList(
    readList(fileOf("/about").data, "sections").find((section) => readText(section, "type") === "leadership"),
    "leaders",
  );

  expect(leaders.map((leader) => readText(leader, "name"))).toEqual(Array(4).fill("{name}"));
});

it("R13.26: the privacy policy is dated 1 March 2025", () => {
  expect(readText(fileOf("/privacy").data, "lastUpdated")).toBe("2025-03-01");
});

it("R6.4: every specified kind of user has a workflow", () => {
  const names = documents("workflow").map(({ path }) => basename(path, ".yaml"));

  expect(WORKFLOWS.filter((name) => !names.includes(name))).toEqual([]);
});

it("R6.3: every audience page has a film behind its hero, benefits, the steps of its own workflow and a closing call to action", () => {
  const workflows = documents("audience").map(({ data, path }) => {
    const sections = readList(data, "sections");
    const types = sections.map((section) => readText(section, "type"));

    expect([path, read(sections[0], "backgroundVideo")]).toEqual([path, expect.anything()]);
    expect([path, types]).toEqual([path, expect.arrayContaining(["hero", "benefits", "workflow"])]);
    expect([path, types.at(-1)]).toEqual([path, "call-to-action"]);
    return readText(sections[types.indexOf("workflow")], "workflow");
  });

  expect(workflows.sort()).toEqual([...WORKFLOWS].sort());
});
