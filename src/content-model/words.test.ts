import { didYouMean } from "./words";

it.each([
  ["titel", ["title", "text"], "title"],
  ["atl", ["alt", "src"], "alt"],
  ["serch", ["search"], "search"],
  ["EN", ["en", "ar"], "en"],
  ["claim.country", ["claim.countries", "claim.firms"], "claim.countries"],
  ["dto.png", ["dot.png", "home.png"], "dot.png"],
  ["demo request", ["General Inquiry", "Demo Request"], "Demo Request"],
])("suggests what was probably meant: %s", (word, known, meant) => {
  expect(didYouMean(word, known)).toBe(`Did you mean \`${meant}\`? `);
});

it.each([
  ["fr", ["en", "ar"]],
  ["de", ["en", "ar"]],
  ["ra", ["en", "ar"]],
  ["url", ["src", "alt"]],
  ["faq.webp", ["about.webp", "home.webp", "legal.webp"]],
  ["home.av1.mp4", ["home.h264.mp4", "suite.av1.mp4"]],
  ["x".repeat(61), ["x".repeat(60)]],
  ["x", []],
])("makes no absurd suggestion: %s", (word, known) => {
  expect(didYouMean(word, known)).toBe("");
});

it.each([
  ["a zero-width space", "ti\u200Btle", "U+200B"],
  ["a soft hyphen in a short word", "e\u00ADn", "U+00AD"],
  ["a Cyrillic letter", "\u0435n", "U+0435"],
  ["a separate accent", "e\u0301n", "U+0301"],
  ["curly quotes", "“title”", "U+201C"],
])("names the character by which two look-alike words differ: %s", (_what, word, name) => {
  const known = ["en", "title"];
  expect(didYouMean(word, known)).toBe(`It contains ${name}: retype it as \`${word.length > 3 ? "title" : "en"}\`. `);
});

it("names the character if it is in the known word, as in files named by another system", () => {
  expect(didYouMean("société.webp".normalize("NFC"), ["société.webp".normalize("NFD")])).toBe(
    "A known word looks the same, but contains U+0301. ",
  );
});
