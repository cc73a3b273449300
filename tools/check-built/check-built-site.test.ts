import { HtmlValidate } from "html-validate";
import { checkAddresses, type Context } from "./check-pages";
import { htmlRules } from "./html-rules";
import { readPage } from "./read-page";

const context: Context = {
  host: "main.example",
  files: new Set(["/icon.png", "/large.webp"]),
  platformPaths: ["/login"],
  redirects: new Map([["/old", "/about"]]),
};

/** A page with the given body. */
const page = (body: string, file = "index.html") =>
  readPage(file, `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`);

/** The problems with addresses on a home page, in a site that also has a page /about with the id "team". */
const addressFindings = (body: string) => checkAddresses([page(body), page('<h1 id="team">About</h1>', "about/index.html")], context);

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

it("checks HTML against its rules, and accepts React's way of writing it", async () => {
  const rulesBroken = async (body: string) => {
    const html = `<!DOCTYPE html>\n<html lang="en"><head><title>T</title></head><body>${body}</body></html>\n`;
    const { results } = await new HtmlValidate(htmlRules).validateString(html);
    return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  };
  expect(await rulesBroken('<p id=":R1:">One<br/></p><img src="a.png" srcSet="a.png 1x" alt=""/>')).toEqual([]);
  expect(await rulesBroken('<p id="a"></p><p id="a"></p><img src="a.png">')).toEqual(expect.arrayContaining(["no-dup-id", "wcag/h37"]));
});
