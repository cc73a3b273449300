import { environment } from "../environment/environment";
import { pageBehind } from "./page-behind";

beforeEach(() => {
  window.history.replaceState(null, "", "/about?from=mail");
});

const behind = (link: string) => {
  document.body.innerHTML = link;
  return pageBehind(document.querySelector("b"));
};

it.each([
  ["/pricing", "/pricing"],
  ["/contact?subject=Demo#form", "/contact?subject=Demo"],
  ["/about", "/about"],
  ["/about?from=mail", "/about?from=mail"],
  ["/", "/"],
])("finds the page of a link to %s", (href, page) => {
  expect(behind(`<a href="${href}"><b>Words</b></a>`)).toBe(page);
});

it.each([
  ["no link", "<b>Words</b>"],
  ["an anchor without an address", "<a><b>Words</b></a>"],
  ["another site", '<a href="https://other.example/pricing"><b>Words</b></a>'],
  ["an e-mail address", '<a href="mailto:a@b.example"><b>Words</b></a>'],
  ["the platform", '<a href="/login"><b>Words</b></a>'],
  ["the platform's registration", '<a href="/registration/investor"><b>Words</b></a>'],
  ["a file", '<a href="/llms.txt"><b>Words</b></a>'],
  ["a download", '<a href="/pricing" download><b>Words</b></a>'],
  ["a new tab", '<a href="/pricing" target="_blank"><b>Words</b></a>'],
  ["a place on the current page", '<a href="#more"><b>Words</b></a>'],
])("finds none behind %s", (_, link) => {
  expect(behind(link)).toBeUndefined();
});

it("finds none behind the platform, wherever it is served", () => {
  jest.replaceProperty(environment, "platformBaseUrl", "/platform");

  expect(behind('<a href="/platform/login?from=menu"><b>Words</b></a>')).toBeUndefined();
});

it("finds none when the event has no element", () => {
  expect(pageBehind(document)).toBeUndefined();
  expect(pageBehind(null)).toBeUndefined();
});
