/** Pictures contain what the content says about them, and only figures from the invented data. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { ACTS } from "../film/acts";
import { phonePanel } from "../screens/phone";
import { SCREENS } from "../screens/scenes";
import { shell } from "../screens/shell";
import { STAGES } from "./desk";
import { ESTATE } from "./estate";
import { FILES, SIGNERS, TRAIL } from "./greywether";
import { HOLDINGS } from "./investors";
import { INDICATIONS, TRANSFER } from "./listings";
import { MANAGER, NAMES } from "./names";
import { percent } from "./words";

const HIGHEST = percent(INDICATIONS[0].price, 1);

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&ndash;", "–")
    .replaceAll(/&\w+;/gu, " ")
    .replaceAll(/\s+/gu, " ");

/** The words in each picture, by its file. */
const WORDS = new Map<string, string>([
  ...Object.entries(SCREENS).flatMap(([name, screen]) => [
    [`screens/${name}`, plain(shell(screen))] as const,
    [`screens/${name}-phone`, plain(phonePanel(screen.phone))] as const,
  ]),
  ["exhibits/lake-house-plan", Object.values(ESTATE.heights).join(" ")],
]);

interface Shown {
  page: string;
  picture: string;
  alt: string;
}

/** Every use of such a picture in a piece of content. */
const shownIn = (page: string, value: unknown): Shown[] => {
  if (typeof value !== "object" || value === null) return [];
  const { src, alt } = value as Record<string, unknown>;
  const [, picture = ""] = /media\/((?:screens|exhibits)\/[\w-]+)\.webp$/u.exec(typeof src === "string" ? src : "") ?? [];
  return picture && typeof alt === "string" ? [{ page, picture, alt }] : Object.values(value).flatMap((part) => shownIn(page, part));
};

const PAGES = ["audiences", "pages"].flatMap((folder) => readdirSync(`content/${folder}`).map((file) => `content/${folder}/${file}`));
const SHOWN = PAGES.flatMap((page) => shownIn(page, parse(readFileSync(page, "utf8"))));

/** The correct numbers for everything that alternative texts and the film count in words. */
const COUNTED: Readonly<Record<string, number>> = {
  columns: STAGES.length,
  stages: STAGES.length,
  documents: FILES.length,
  acts: TRAIL.length,
  signatories: SIGNERS.length,
  holdings: HOLDINGS.length,
  indications: INDICATIONS.length,
  steps: TRANSFER.length,
};
const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");

const counted = (text: string): [count: string, thing: string, real: number | undefined][] =>
  [...text.toLowerCase().matchAll(new RegExp(`\\b(${NUMBERS.join("|")}) ([a-z]+)`, "gu"))].map(([, count = "", thing = ""]) => [
    count,
    thing,
    COUNTED[thing],
  ]);

test.each(SHOWN)("$page: the alternative text of $picture says what it shows", ({ picture, alt }) => {
  const words = WORDS.get(picture);
  expect(words).toBeDefined();
  expectIn(words ?? "", alt);
});

/** Expects a picture to contain every figure and name of a text, and the text's numbers in words to be right. */
function expectIn(words: string, text: string): void {
  const figures = text.match(/(?:US\$)?\d[\d.,]*\d%?|\d/gu) ?? [];
  expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  const names = text.match(/\b(?:Project|Fund|Cohort|Series) (?:[A-Z]\w*|\d+)/gu) ?? [];
  expect(names.filter((name) => !words.includes(name))).toEqual([]);
  for (const [count, thing, real] of counted(text)) expect([thing, count]).toEqual([thing, NUMBERS[(real ?? 0) - 2]]);
}

test("every drawn exhibit and screen is shown somewhere", () => {
  const shown = new Set(SHOWN.map(({ picture }) => picture));
  expect([...WORDS.keys()].filter((picture) => !shown.has(picture.replace(/-phone$/u, "")))).toEqual([]);
});

test.each(ACTS)("the film's act “$title” is described as its screen shows it", ({ title, line, described, screen }) => {
  expect(title.split(" ").length).toBeLessThanOrEqual(6);
  expectIn(plain(shell(screen)), `${line} ${described}`);
});

test("the film's transcript describes its acts", () => {
  const home = readFileSync("content/pages/home.yaml", "utf8").replaceAll(/\s+/gu, " ");
  for (const { title } of ACTS) expect(home.toLowerCase()).toContain(title.toLowerCase());
  const claims = parse(readFileSync("content/claims.yaml", "utf8")) as { claims: { key: string; value: string }[] };
  expect(claims.claims.find(({ key }) => key === "film-indication")?.value).toBe(HIGHEST);
});

test("pictures and film show a notice board: nobody bids there, and nothing is warranted", () => {
  const film = ACTS.map(({ title, line, described, screen }) => `${title} ${line} ${described} ${plain(shell(screen))}`);
  const denied =
    /\b(?:bid\w*|reserve (?:price|met)|seller’s reserve|lapses|order book|escrow|guarantee\w*|matched|seal\w*|unbroken|proof)\b/giu;
  expect([...WORDS.values(), ...film].flatMap((words) => words.match(denied) ?? [])).toEqual([]);
});

test("the firm that reports to investors is not the one whose committee votes", () => {
  const naming = (name: string): string[] => [...WORDS].flatMap(([picture, words]) => (words.includes(name) ? [picture] : []));
  expect(naming(MANAGER)).toEqual(["screens/crm", "screens/investor-reporting", "screens/investor-reporting-phone"]);
  expect(naming(NAMES.sablewood)).toEqual(["screens/pipeline", "screens/pipeline-phone"]);
});

test("screens take the names of deals and funds from the sample deals", () => {
  const files = readdirSync("studio/screens/scenes").map((file) => readFileSync(`studio/screens/scenes/${file}`, "utf8"));
  expect(files.flatMap((file) => file.match(/\bProject [A-Z]\w+|\bMarsh Lane\b|\bScarholme\b|\bSX-\d+|\bMP-\d+/gu) ?? [])).toEqual([]);
});
