import { kinds } from "../../content-model/kinds";
import { tokenSource } from "../../content-model/token-source.testing";
import { tokensOf } from "../../content-model/tokens";
import type { ContentDocument } from "../document";
import { blank } from "../read-document";
import { checkWrittenFigures } from "./written-figures";

const tokens = tokensOf(tokenSource, [
  { key: "countries", value: "150" },
  { key: "licences", value: "5" },
  { key: "storage", value: "50 GB" },
  { key: "price", value: "$1,500" },
]);

const messagesOf = (text: string, kindName = "faq"): string[] => {
  const [kind] = kinds.filter(({ name }) => name === kindName);
  if (!kind) throw new Error(`There is no kind of content called ${kindName}.`);
  const document: ContentDocument = {
    ...blank({ path: "faq.yaml", kind }),
    text,
    strings: [{ path: ["answer"], value: text, schema: { type: "string", graphql: "@copy" } }],
    isComplete: true,
  };
  return checkWrittenFigures({ folder: "", documents: [document], pages: [], tokens, media: new Map(), hasChanged: () => false }).map(
    ({ message }) => message,
  );
};

const figuresIn = (text: string): (string | undefined)[] => messagesOf(text).map((message) => /`([^`]+)`/u.exec(message)?.[1]);

it.each([
  ["It costs $12,000 a year, or US$2,000,000.", ["$12,000", "US$2,000,000"]],
  ["$25B+ raised by 300+ firms in 150 countries", ["$25B+", "300+", "150 countries"]],
  ["80% of the hours, 91.5% at best, 3 per cent", ["80%", "91.5%", "3 per cent"]],
  ["$5 million and 12 million", ["$5 million", "12 million"]],
  ["50 GB, 10 TB, 5 user licences, 6 months, 24h", ["50 GB", "10 TB", "5 user licences", "6 months", "24h"]],
])("finds the figures in: %s", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it.each([
  "Call +971 4 000 0000",
  "{product} 360",
  "1 March 2025",
  "Level 12",
  "{claim.countries}+ countries",
  "Series A",
  "/page-404",
  "5–7% a year",
])("finds none in: %s", (text) => {
  expect(messagesOf(text)).toEqual([]);
});

it("names the token of a figure that the register has, the longest that fits", () => {
  expect(messagesOf("50 GB")).toEqual([
    "shows `50 GB` written out. Write {claim.storage} if that is the figure meant, or add another to content/claims.yaml.",
  ]);
  expect(messagesOf("$1,500 per licence")[0]).toContain("Write {claim.price}");
  expect(messagesOf("5 licences")[0]).toContain("Write {claim.licences}");
  // A bare number in the register is not the figure of something measured.
  expect(messagesOf("5 GB")[0]).toContain("which is not in content/claims.yaml");
});

it("leaves legal texts alone: they write their figures out", () => {
  expect(messagesOf("US$100,000", "legal")).toEqual([]);
});
