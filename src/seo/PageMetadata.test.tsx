/** @jest-environment-options {"url": "https://dealmere.example/"} */
import { runInNewContext } from "node:vm";
import { render } from "@testing-library/react";
import { PageMetadata, type PageMetadataProps } from "./PageMetadata";

const entry: PageMetadataProps["entries"][number] = {
  name: "family-offices",
  title: { en: "Family Offices", ar: "المكاتب العائلية" },
  metaDescription: { en: "For search engines.", ar: null },
  description: { en: "For previews.", ar: null },
  keywords: "family office, co-investment",
  ownPreview: null,
  canonical: "https://dealmere.example/family-office",
};

const site: PageMetadataProps["site"] = {
  product: { name: "Dealmere" },
  host: "dealmere.example",
  preview: {
    og: { publicURL: "/static/og.jpg" },
    twitter: { publicURL: "/static/twitter.jpg" },
    alt: { en: "Contour lines", ar: "خطوط" },
    fallbackAlt: "Dealmere preview image",
  },
};

/** The head's elements, found by name or property. */
const renderHead = (props: Partial<PageMetadataProps> = {}) => {
  // The component renders html and title for Gatsby's head; nested in a test's div, they cause a warning.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(<PageMetadata pageName="family-offices" entries={[entry]} site={site} {...props} />);
  const content = (key: string) =>
    container.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute("content") ?? undefined;
  return { container, content };
};

it("gives title, description, keywords, canonical address, and Open Graph and Twitter their own pictures with their size", () => {
  const { container, content } = renderHead();
  expect(container.querySelector("title")).toHaveTextContent("Family Offices | Dealmere");
  expect(container.querySelector("link[rel=canonical]")).toHaveAttribute("href", "https://dealmere.example/family-office");
  expect(container.querySelector("html")).toBeNull();
  for (const [key, value] of Object.entries({
    description: "For search engines.",
    keywords: "family office, co-investment",
    "og:description": "For previews.",
    "og:image": "https://dealmere.example/static/og.jpg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Contour lines",
    "twitter:image": "https://dealmere.example/static/twitter.jpg",
    robots: undefined,
  }))
    expect([key, content(key)]).toEqual([key, value]);
});

it("shows the page's own picture everywhere, with its own alternative text, if it has one", () => {
  const alt = { en: "A terrace", ar: "مصطبة" };
  const entries = [{ ...entry, ownPreview: { src: { publicURL: "/static/family-office.jpg" }, alt } }];
  const { content } = renderHead({ entries });
  for (const key of ["og:image", "twitter:image"]) expect(content(key)).toBe("https://dealmere.example/static/family-office.jpg");
  expect(content("og:image:alt")).toBe("A terrace");
  expect(renderHead({ entries, language: "ar" }).content("twitter:image:alt")).toBe("مصطبة");
});

it("uses another language where the entry has it, English where it does not, and names it with its writing direction", () => {
  const { container, content } = renderHead({ language: "ar" });
  expect(container.querySelector("title")).toHaveTextContent("المكاتب العائلية | Dealmere");
  expect(content("description")).toBe("For search engines.");
  expect(content("twitter:image:alt")).toBe("خطوط");
  expect(container.querySelector("html")).toHaveAttribute("lang", "ar");
  expect(container.querySelector("html")).toHaveAttribute("dir", "rtl");
});

it("falls back to the product's name and 'preview image' if a language has no alternative text", () => {
  const alt = { en: "Contour lines", ar: null };
  const fallback = "Dealmere preview image";
  expect(renderHead({ language: "ar", site: { ...site, preview: { ...site.preview, alt } } }).content("og:image:alt")).toBe(fallback);
  const ownPreview = { src: { publicURL: "/static/own.jpg" }, alt };
  expect(renderHead({ language: "ar", entries: [{ ...entry, ownPreview }] }).content("og:image:alt")).toBe(fallback);
});

it("is not indexed if the page says so", () => {
  expect(renderHead({ isIndexed: false }).content("robots")).toBe("noindex, nofollow");
});

it.each([
  ["partner.dealmere.example", 1, "dealmere.example"],
  ["a.b.dealmere.example", 1, "dealmere.example"],
  ["dealmere.example", 0, "dealmere.example"],
  ["otherdealmere.example", 0, "dealmere.example"],
  ["partner.dealmere.example", 1, "www.dealmere.example"],
  ["www.dealmere.example", 0, "www.dealmere.example"],
])("asks search engines once not to index a host under the main domain: %s, %i (%s)", (hostname, tags, host) => {
  const page = document.implementation.createHTMLDocument();
  const { text = "" } = renderHead({ site: { ...site, host } }).container.querySelector("script") ?? {};
  for (let visits = 0; visits < 3; visits++) runInNewContext(text, { location: { hostname }, document: page });
  const robots = [...page.head.querySelectorAll("meta")].filter(({ name }) => name === "robots");
  expect(robots.map(({ content }) => content)).toEqual(Array(tags).fill("noindex, nofollow"));
});

it("throws for a page that has no entry", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<PageMetadata pageName="nobody" entries={[entry]} site={site} />)).toThrow('No metadata entry is named "nobody".');
});
