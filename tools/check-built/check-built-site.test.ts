import { HtmlValidate } from "html-validate";
import { checkAddresses, checkCanonicals, checkHeads, checkStructuredData, type Context } from "./check-pages";
import { htmlRules } from "./html-rules";
import { readPage } from "./read-page";

const context: Context = {
  host: "main.example",
  files: new Set(["/icon.png", "/large.webp", "/card.jpg"]),
  platformPaths: ["/login"],
  redirects: new Map([["/old", "/about"]]),
};

/** A page with the given body and additions to its head. */
const page = (body: string, { file = "index.html", head = "" } = {}) =>
  readPage(file, `<!DOCTYPE html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`);

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** The address problems of a home page, beside a page /about with the id "team". */
const addressFindings = (body: string, head = "") =>
  checkAddresses([page(body, { head }), page('<h1 id="team">About</h1>', { file: "about/index.html" })], context);

describe("addresses", () => {
  it.each([
    ["a page, a fragment, a file, the platform, another site", '<a href="/about#team"></a><a href="/icon.png"></a><a href="/login"></a>'],
    ["other sites and schemes", '<a href="https://other.example/x"></a><a href="mailto:a@b.example"></a><a href="tel:+9714"></a>'],
    ["a fragment of the page itself", '<p id="here"></p><a href="#here"></a><a href="#"></a>'],
    ["a set of pictures", '<img src="/icon.png" srcset="/icon.png 1x, /large.webp 2x">'],
  ])("lead somewhere: %s", (_name, body) => {
    expect(addressFindings(body)).toEqual([]);
  });

  it.each([
    ["a page", '<a href="/nowhere"></a>', "/nowhere, which is neither a page"],
    ["a fragment", '<a href="/about#nobody"></a>', "nothing on /about has the id nobody"],
    ["a fragment on the same page", '<a href="#nobody"></a>', "nothing on / has the id nobody"],
    ["an address that has moved", '<a href="/old"></a>', "has moved. Point to /about"],
    ["a page with a slash at its end", '<a href="/about/"></a>', "/about/, which is neither a page"],
    ["a picture of a set", '<img src="/icon.png" srcSet="/icon.png 1x, /gone.webp 2x">', "/gone.webp"],
    ["a film's poster", '<video poster="/gone.jpg"></video>', "/gone.jpg"],
  ])("lead nowhere: %s", (_name, body, said) => {
    expect(addressFindings(body)).toEqual([expect.stringContaining(said)]);
  });
});

it("asks for canonical addresses in one form", () => {
  const head = (path: string) => `<link rel="canonical" href="https://main.example${path}">`;
  const pages = [
    page("", { head: head("/") }),
    page("", { file: "about/index.html", head: head("/about/") }),
    page("", { file: "404.html" }),
  ];
  expect(checkCanonicals(pages, "main.example")).toEqual([expect.stringContaining("Write https://{host}/about in its metadata")]);
});

it("requires a link to each of the organisation's addresses elsewhere", () => {
  const things = data({ publisher: { sameAs: ["https://x.example/one", "https://x.example/two?a&b"] } });
  expect(checkStructuredData([page(`<a href="https://x.example/two?a&amp;b">Two</a>${things}`)])).toEqual([
    expect.stringContaining("also https://x.example/one, but does not link there"),
  ]);
});

it("finds what only programs are told, whatever the page's white space and entities", () => {
  const things = { "@type": "Question", name: "M&A, who?", acceptedAnswer: { text: "One.\n\nTwo." }, price: "12000" };
  const prices = "<p>$12,000</p>";
  expect(checkStructuredData([page(`<p>M&amp;A,\n who?</p><p>One.</p><p>Two.</p>${prices}${data(things)}`)])).toEqual([]);
  expect(checkStructuredData([page(`<p>M&amp;A, who?</p><p>One.</p>${prices}${data(things)}`)])).toEqual([
    expect.stringContaining("“Two.”"),
  ]);
});

it.each([
  ["12000", "$12,000", []],
  ["12000", "$1,200", ["“$12000”"]],
  ["12000", "12000 users", ["“$12000”"]],
  ["0", "Free", []],
  ["0", "$100", ["“Free”"]],
])("confirms the price %s by “%s”, or finds it missing", (price, words, said) => {
  expect(checkStructuredData([page(`<p>${words}</p>${data({ offers: [{ price, priceCurrency: "USD" }] })}`)])).toEqual(
    said.map((text) => expect.stringContaining(text) as string),
  );
});

it("requires every indexable page to have a preview", () => {
  const head = `<link rel="canonical" href="/"><link rel="alternate" type="text/plain" href="/llms.txt"><meta name="description" content="D">
    <meta name="twitter:image" content="/card.jpg">`;
  const preview = '<meta property="og:image" content="/card.jpg">';
  expect(checkHeads([page("", { head: head + preview }), page("", { head: '<meta name="robots" content="noindex">' })])).toEqual([]);
  expect(checkHeads([page("", { head })])).toEqual([expect.stringContaining("has no og:image in its head")]);
});

it("checks HTML against its rules, and accepts React's way of writing it", async () => {
  const rulesBroken = async (body: string) => {
    const html = `<!DOCTYPE html>\n<html lang="en"><head><title>T</title></head><body>${body}</body></html>\n`;
    const { results } = await new HtmlValidate(htmlRules).validateString(html);
    return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  };
  expect(await rulesBroken('<p id=":R1:">One<br/></p><img src="a.png" srcSet="a.png 1x" alt=""/>')).toEqual([]);
  expect(await rulesBroken('<p id="a"></p><p id="a"></p><img src="a.png">')).toEqual(expect.arrayContaining(["no-dup-id", "wcag/h37"]));
});
