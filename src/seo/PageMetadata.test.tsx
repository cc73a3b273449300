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

it("gives title, description, keywords and the canonical address", () => {
  const { container, content } = renderHead();
  expect(container.querySelector("title")).toHaveTextContent("Family Offices | Dealmere");
  expect(content("description")).toBe("For search engines.");
  expect(content("keywords")).toBe("family office, co-investment");
  expect(container.querySelector("link[rel=canonical]")).toHaveAttribute("href", "https://dealmere.example/family-office");
});

it("gives Open Graph and Twitter their own pictures, with size and alternative text", () => {
  const { content } = renderHead();
  expect(content("og:image")).toBe("https://dealmere.example/static/og.jpg");
  expect(content("twitter:image")).toBe("https://dealmere.example/static/twitter.jpg");
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
  expect(content("og:image:alt")).toBe("Contour lines");
  expect(content("og:description")).toBe("For previews.");
});

it("shows the page's own picture everywhere, with its own alternative text, if it has one", () => {
  const alt = { en: "A terrace", ar: "مصطبة" };
  const entries = [{ ...entry, ownPreview: { src: { publicURL: "/static/family-office.jpg" }, alt } }];
  const { content } = renderHead({ entries });
  expect(content("og:image")).toBe("https://dealmere.example/static/family-office.jpg");
  expect(content("twitter:image")).toBe("https://dealmere.example/static/family-office.jpg");
  expect(content("og:image:alt")).toBe("A terrace");
  expect(renderHead({ entries, language: "ar" }).content("twitter:image:alt")).toBe("مصطبة");
});

it("uses another language where the entry has it, and English where it does not", () => {
  const { container, content } = renderHead({ language: "ar" });
  expect(container.querySelector("title")).toHaveTextContent("المكاتب العائلية | Dealmere");
  expect(content("description")).toBe("For search engines.");
  expect(content("twitter:image:alt")).toBe("خطوط");
});

it("does not repeat the site's own language, and names any other with its writing direction", () => {
  expect(renderHead().container.querySelector("html")).toBeNull();
  const html = renderHead({ language: "ar" }).container.querySelector("html");
  expect(html).toHaveAttribute("lang", "ar");
  expect(html).toHaveAttribute("dir", "rtl");
});

it("falls back to the product's name and 'preview image' if a language has no alternative text", () => {
  const alt = { en: "Contour lines", ar: null };
  const fallback = "Dealmere preview image";
  expect(renderHead({ language: "ar", site: { ...site, preview: { ...site.preview, alt } } }).content("og:image:alt")).toBe(fallback);
  const ownPreview = { src: { publicURL: "/static/own.jpg" }, alt };
  expect(renderHead({ language: "ar", entries: [{ ...entry, ownPreview }] }).content("og:image:alt")).toBe(fallback);
});

it("is indexed on the main host, unless the page says otherwise", () => {
  expect(renderHead().content("robots")).toBeUndefined();
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
