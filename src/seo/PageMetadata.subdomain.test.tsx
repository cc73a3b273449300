/** @jest-environment-options {"url": "https://partner.dealmere.example/"} */
import { render } from "@testing-library/react";
import { PageMetadata } from "./PageMetadata";

it("asks search engines not to index a host under the main one (R3.9)", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(
    <PageMetadata
      pageName="home"
      entries={[
        {
          name: "home",
          title: { en: "Home", ar: null },
          metaDescription: { en: "Words.", ar: null },
          description: { en: "Words.", ar: null },
          keywords: "words",
          ownPreview: null,
          canonical: "https://dealmere.example/",
        },
      ]}
      site={{
        product: { name: "Dealmere" },
        host: "dealmere.example",
        preview: { og: { publicURL: null }, twitter: { publicURL: null }, alt: { en: "Lines", ar: null }, fallbackAlt: "Preview" },
      }}
    />,
  );
  expect(container.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
});
