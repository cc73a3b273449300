import { readContent } from "../content-check/reading/read-content";
import { VALID_CONTENT } from "../content-check/valid-content.testing";
import { llmsTxt } from "./llms-txt";

it("lists every page once, in the navigation's groups, and says what the site is not", async () => {
  const { content } = await readContent(VALID_CONTENT);
  const footer = [
    { title: "Company", links: [{ href: "/contact" }, { href: "/missing" }] },
    { title: "Elsewhere", links: [{ href: "https://other.example/" }] },
  ];
  const documents = content.documents.map((document) =>
    document.kind.name === "navigation" ? { ...document, data: { footer, legal: [{ href: "/terms" }] } } : document,
  );
  expect(llmsTxt({ ...content, documents })).toBe(`# Norden

> Private markets in one place.

Norden is not a broker and gives no advice.

## Main Navigation

- [Private markets](https://norden.example/): Private markets in one place: where deals are shown, read and closed on Norden.
- [Advisers](https://norden.example/advisers): For advisers with mandates: one place for clients, their papers and their investors.

## Company

- [Contact](https://norden.example/contact): Write to us about the platform, a demonstration, prices or support, and we answer.

## Norden Limited

- [Terms](https://norden.example/terms): The terms on which people use Norden: who may join, and what holds between us.
- office@norden.example
- +44 20 0000 0000
- 1 Harbour Street, Northtown
`);
});
