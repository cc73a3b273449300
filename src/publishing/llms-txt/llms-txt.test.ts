import { llmsTxt } from "./llms-txt";

const content = {
  product: "Northern Light",
  host: "main.example",
  tagline: "Deals for private markets.",
  statement: "It is an information bulletin board.",
  legalName: "Northern Light FZ-LLC",
  email: "support@main.example",
  phone: "+971 4 000 0000",
  address: ["Office 1", "Dubai"],
  groups: [
    { title: "Company", links: [{ href: "/about" }, { href: "/missing" }] },
    { title: "Elsewhere", links: [{ href: "https://other.example/" }] },
  ],
  main: "Main",
  legal: [{ href: "/terms" }],
  pages: [
    { path: "/terms", title: "Terms", description: "The agreement." },
    { path: "/about", title: "About [us]", description: "Who we are." },
    { path: "/", title: "Home", description: "Start here." },
  ],
};

it("lists every page once, in the navigation's groups, and says what the site is not", () => {
  expect(llmsTxt(content)).toBe(`# Northern Light

> Deals for private markets.

It is an information bulletin board.

## Main

- [Home](https://main.example/): Start here.

## Company

- [About \\[us\\]](https://main.example/about): Who we are.

## Northern Light FZ-LLC

- [Terms](https://main.example/terms): The agreement.
- support@main.example
- +971 4 000 0000
- Office 1, Dubai
`);
});
