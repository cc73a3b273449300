/** The exhibits in content agree with one another, and with what is drawn of the same deals: screens, slides and the film. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { amountOf } from "../../src/notation/amounts";
import { cellsOf, rangeOf } from "../../src/notation/exhibits";
import { STAGES } from "./desk";
import { ESTATE } from "./estate";
import { LISTING, ROOM } from "./greywether";
import { INVESTORS, TOUCHES } from "./investors";
import { amountOf as amountIndicated, INDICATIONS, INTEREST, ROUND } from "./listings";
import { NAMES } from "./names";
import { day, grouped, millions, percent, TODAY, total } from "./words";

interface Exhibit {
  page: string;
  kicker?: string;
  title: string;
  aside?: string[];
  blocks: { title?: string; columns?: { head: string }[]; rows?: string[]; total?: string; text?: string }[];
}

const exhibitsIn = (page: string, value: unknown): Exhibit[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("blocks" in value) return [{ ...(value as Exhibit), page }];
  return Object.values(value).flatMap((part) => exhibitsIn(page, part));
};

const FILES = ["audiences", "pages", "workflows"].flatMap((folder) => readdirSync(`content/${folder}`).map((file) => `${folder}/${file}`));
const EXHIBITS = FILES.flatMap((file) => exhibitsIn(file.replace(".yaml", ""), parse(readFileSync(`content/${file}`, "utf8"))));

/** The exhibits of a page, or of all pages, about a deal or a fund. */
const about = (name: string, page = ""): Exhibit[] =>
  EXHIBITS.filter((exhibit) => exhibit.page.includes(page) && `${exhibit.kicker} ${exhibit.title}`.includes(name));

/** The first of a cell's two lines. */
const first = (cell = ""): string => cell.split(" / ")[0] ?? "";
const rowsOf = (exhibit: Exhibit): string[][] => exhibit.blocks.flatMap(({ rows = [] }) => rows.map(cellsOf));

const REFERENCE = /\b(?:MP|SX|RE)-\d{4}\b/u;

/** A table's rows by the heads of their columns, with the reference below the bar over an issuer's name. */
const records = ({ blocks }: Exhibit): Record<string, string>[] =>
  blocks.flatMap(({ columns = [], rows = [] }) =>
    rows.map((row) => {
      const record = Object.fromEntries(cellsOf(row).map((cell, index) => [columns[index]?.head ?? "", cell]));
      const [Listing] = REFERENCE.exec(record.Issuer ?? "") ?? [];
      return { ...record, ...(Listing && { Listing }) };
    }),
  );

/** The marketplace's board. */
const BOARD = EXHIBITS.filter(({ page }) => page === "pages/marketplace")
  .flatMap(records)
  .filter(({ Listing }) => Listing);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** The reference of the listing that a text names, by its reference or by two words or more of its name on the board. */
const listingIn = (text: string): string | undefined => {
  const words = wordsOf(text);
  const named = BOARD.filter(({ "What is offered": what = "" }) => words.every((word) => wordsOf(what).includes(word)));
  return REFERENCE.exec(text)?.[0] ?? (words.length > 1 && named.length === 1 ? named[0]?.Listing : undefined);
};

/** Something that is said about one thing: `MP-1184`, `Closes`, `26 Jun`, and where. */
type Statement = readonly [of: string, what: string, value: string, where: string];

const SAME: Readonly<Record<string, string>> = {
  Amount: "Size",
  Round: "Size",
  Price: "Size",
  "Guide price": "Size",
  "Asset class": "Class",
  Minimum: "Minimum ticket",
};
const COMPARED = ["Class", "Closes", "Minimum ticket", "Pre-money", "Priced on", "Region", "Asked", "Size", "Commitment"];

/** A statement in one spelling; none if it says what nothing else does, or lies under ink. */
const statement = (of: string | undefined, name: string, cell: string, where: string): Statement[] => {
  const value = first(cell);
  const [, asked] = /^(\d+%) of NAV, asking$/u.exec(value) ?? [];
  const what = value.endsWith("pre-money") ? "Pre-money" : asked ? "Asked" : (SAME[name] ?? name);
  const [, date, month] = /^(\d+) ([A-Z][a-z]{2})[a-z]*$/u.exec(value) ?? [];
  const plain = value.startsWith("US$") ? grouped(amountOf(value) ?? 0) : what === "Class" ? (value.split(",")[0] ?? "") : value;
  return of && COMPARED.includes(what) && !value.includes("__") ? [[of, what, asked ?? (date ? `${date} ${month}` : plain), where]] : [];
};

/** The listings that an exhibit compares, one in each column. */
const subjectsOf = ({ blocks }: Exhibit): string[] =>
  blocks.flatMap(({ columns = [] }) => (columns[0]?.head === "Line" ? columns.slice(1).map(({ head }) => head) : []));

/** What an exhibit says about listings: in rows of facts, in a column for each, or in a row for each. */
const statementsOf = (exhibit: Exhibit): Statement[] => {
  const { page, kicker, title, blocks } = exhibit;
  const one = listingIn(kicker ?? "") ?? listingIn(title);
  const facts = rowsOf({ ...exhibit, blocks: blocks.filter(({ columns }) => !columns) });
  const table = records(exhibit);
  return [
    ...facts.flatMap(([name, value = ""]) => statement(one, first(name), value, page)),
    ...subjectsOf(exhibit).flatMap((subject) =>
      table.flatMap(({ Line = "", [subject]: value = "" }) => statement(listingIn(subject), Line, value, page)),
    ),
    ...table.flatMap(({ Listing, ...cells }) => Object.entries(cells).flatMap(([name, cell]) => statement(Listing, name, cell, page))),
  ];
};

const claims = parse(readFileSync("content/claims.yaml", "utf8")) as { claims: { key: string; value: string }[] };
const claim = (key: string): string => claims.claims.find((entry) => entry.key === key)?.value ?? "";

const ROUND_REFERENCE = BOARD.find(({ "What is offered": what }) => what === "Grid storage, Series B")?.Listing ?? "";
const drawn = (of: string, said: Record<string, string>, where = "drawn"): Statement[] =>
  Object.entries(said).flatMap(([what, value]) => statement(of, what, value, where));

/** Everything said about listings, in content and in pictures. */
const SAID: readonly Statement[] = [
  ...EXHIBITS.flatMap(statementsOf),
  ...drawn(LISTING.reference, { Closes: day(ROOM.closes) }),
  ...drawn(INTEREST.reference, {
    Class: "Secondary",
    Size: millions(INTEREST.value),
    Asked: percent(INTEREST.asked),
    "Priced on": day(INTEREST.valuedOn),
    Closes: day(INTEREST.indicationsClose),
  }),
  ...drawn(ROUND_REFERENCE, {
    Class: ROUND.class,
    Size: millions(ROUND.size),
    "Pre-money": millions(ROUND.preMoney),
    "Minimum ticket": `US$${grouped(ROUND.least)}`,
    Closes: day(ROUND.closes),
  }),
  // The listing that visitors disclose on the home page.
  ...drawn(
    ROUND_REFERENCE,
    { Round: claim("listing-round"), "Pre-money": claim("listing-pre-money"), Minimum: claim("listing-ticket") },
    "claims",
  ),
];

test.each([...new Set(SAID.map(([of]) => of))])("%s has the same terms wherever it appears", (reference) => {
  const said = SAID.filter(([of]) => of === reference);
  for (const what of new Set(said.map(([, name]) => name))) {
    const values = new Map(said.filter(([, name]) => name === what).map(([, , value, where]) => [value, `${what}: ${value} (${where})`]));
    expect([...values.values()].slice(0, values.size > 1 ? values.size : 0)).toEqual([]);
  }
});

test("every listing that is compared is on the marketplace’s board", () => {
  expect(EXHIBITS.flatMap(subjectsOf).filter((subject) => !listingIn(subject))).toEqual([]);
});

test("every drawn listing is on the marketplace’s board, and what it offers can still be had", () => {
  for (const reference of [LISTING.reference, INTEREST.reference, ROUND_REFERENCE])
    expect(BOARD.map(({ Listing }) => Listing)).toContain(reference);
  expect([ROUND.closes, INTEREST.indicationsClose, ROOM.closes].filter((on) => on <= TODAY)).toEqual([]);
});

/** Every row about an investor with a reference. */
const INVESTED = EXHIBITS.flatMap(records).filter(({ Reference, Investor }) => Reference && Investor);

test("an investor’s reference belongs to one name, and no manager has another’s: it would tell who invests with both", () => {
  const names = new Map(INVESTED.map(({ Reference = "", Investor }) => [Reference, Investor]));
  expect(names.size).toBeGreaterThan(0);
  for (const { Reference = "", Investor } of INVESTED) expect([Reference, names.get(Reference)]).toEqual([Reference, Investor]);
  expect([...names.keys()].filter((reference) => reference in INVESTORS)).toEqual([]);
});

test("an investor’s amount is the same in its fund’s book or report and in its own exhibit", () => {
  const amount = (reference: string, fund: string, head: string): string | undefined => {
    const name = INVESTED.find(({ Reference }) => Reference === reference)?.Investor;
    const rows = about(fund).flatMap(records);
    return rows.find((row) => row.Investor === name && row[head])?.[head];
  };
  const own = (reference: string): string[][] => EXHIBITS.filter(({ kicker }) => kicker?.includes(reference)).flatMap(rowsOf);
  const approved = own("FF-016").find(([name]) => first(name) === "Approved")?.[1];
  expect(approved).toBe(millions(Number(amount("FF-016", "Fund III", "US$m"))));
  const [paid] = own("EN-044").find(([name]) => name?.startsWith("Paid in, of ")) ?? [];
  expect(paid?.split(" of ")[1]).toBe(grouped(Number(amount("EN-044", "Fund II", "Committed, US$m")) * 1e6));
});

const DEALS = STAGES.flatMap(({ deals }) => deals);

test.each([
  [NAMES.sablewood, "family-office"],
  [NAMES.quillon, "suite"],
  [NAMES.gridStorage, "home"],
  [NAMES.coldChain, "audiences/founders"],
])("%s has the ticket of the pipeline in the exhibit of %s", (name, page) => {
  const { ticket = 0 } = DEALS.find((deal) => deal.name === name) ?? {};
  expect(JSON.stringify(about(name, page))).toContain(millions(ticket));
});

test("a deal is as far in its exhibit as on the pipeline", () => {
  const next = (name: string): string => DEALS.find((deal) => deal.name === name)?.next ?? "";
  const [vote = ""] = /\d+ June/u.exec(next(NAMES.sablewood)) ?? [];
  expect(about(NAMES.sablewood)[0]?.kicker).toContain(vote);
  // The desk is the family office that has read nothing but the teaser.
  expect(next(NAMES.larkspur)).toBe("Teaser read");
  const family = about(NAMES.larkspur, "advisory-ma")
    .flatMap(records)
    .find(({ Kind }) => Kind === "Family office");
  expect([family?.Teaser, family?.NDA]).toEqual([expect.stringMatching(/^\d/u), "( )"]);
  // What is dated later than the screens has not happened yet.
  const steps = about(NAMES.quillon, "suite")
    .flatMap(records)
    .filter(({ Step }) => Step);
  const late = steps.filter(({ Date: on = "" }) => Date.parse(`${on} 2026 UTC`) > Date.parse(TODAY));
  expect(late.map(({ Step = "" }) => Step.slice(0, 3))).toEqual(late.map(() => "( )"));
  expect(steps.filter(({ Step = "" }) => Step.startsWith("( )"))).toEqual(late);
  expect(next(ROUND.name)).toBe("NDA to sign");
});

test("what the lead and the co-investors want in a deal fits into its listing", () => {
  const size = amountOf(BOARD.find(({ Listing }) => Listing === LISTING.reference)?.Amount ?? "") ?? 0;
  const softCircle = /US\$\d+m to (\d+)m in Greywether/u.exec(TOUCHES.map(({ text }) => text).join(" "))?.[1];
  expect(((DEALS.find(({ name }) => name === NAMES.greywether)?.ticket ?? 0) + Number(softCircle)) * 1e6).toBeLessThanOrEqual(size);
});

test("a company’s valuation follows from its peers and methods, and offers for it lie within it by some method", () => {
  const [{ title, aside, blocks } = { title: "", aside: [], blocks: [] }] = about(NAMES.larkspur, "consultants");
  const [methods, peers] = blocks.map(({ rows = [] }) => rows.map(cellsOf));
  const ranges = new Map(methods?.map(([name = "", , range = ""]) => [name, rangeOf(range) ?? ([0, 0] as const)] as const));
  const [low, high] = rangeOf(cellsOf(blocks[0]?.total ?? "")[2] ?? "") ?? [0, 0];
  expect(title).toBe(`Concluded: US$${low}m to ${high}m`);
  for (const [from, to] of ranges.values()) expect([from < high, to > low]).toEqual([true, true]);
  const earnings = Number(/EBITDA US\$([\d.]+)m/u.exec(aside?.[0] ?? "")?.[1]);
  const multiples = (peers?.[0] ?? []).slice(1).map((cell) => amountOf(cell) ?? 0);
  expect([Math.min(...multiples), Math.max(...multiples)].map((each) => Number((each * earnings).toFixed(1)))).toEqual(
    ranges.get("Listed peers"),
  );
  const offers = about(NAMES.larkspur)
    .flatMap(records)
    .flatMap((row) => /[\d.]+(?=\*\*)/u.exec(row["Offer, US$m"] ?? "") ?? [])
    .map(Number);
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) expect([...ranges.values()].some(([from, to]) => offer >= from && offer <= to)).toBe(true);
});

test("a plot’s area is that within the boundary on its plan", () => {
  const twice = total([...ESTATE.boundary.entries()], ([index, [x, y]]) => {
    const [nextX, nextY] = ESTATE.boundary[(index + 1) % ESTATE.boundary.length] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  const plot = about("RE-0316")
    .flatMap(rowsOf)
    .find(([name]) => first(name) === "Plot")?.[1];
  expect(plot).toBe(`${(twice / 2 / 10_000).toFixed(1)} ha`);
});

test("the indications for a fund interest are those on the screens", () => {
  const written = about(INTEREST.reference, "audiences/secondary-exit")
    .flatMap(records)
    .flatMap((row) => (row.US$ ? [[row.Buyer?.slice(0, 1), row["Of NAV"]?.replaceAll("*", ""), row.US$]] : []));
  expect(written).toEqual(INDICATIONS.map((each) => [each.buyer.slice(-1), percent(each.price, 1), grouped(amountIndicated(each))]));
});
